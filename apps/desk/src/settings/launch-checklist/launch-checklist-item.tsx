import { Link } from 'react-router';
import { canRoleCall, type DeskRole } from '@kongres/contract/desk/routes';
import type { LaunchItem, LaunchState } from '@kongres/contract/desk/settings/launch-checklist';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { screens } from '../../lib/screens.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts, type Texts } from '../../i18n/texts.tsx';
import { formatCount, formatTime } from '../../components/format.ts';
import styles from './launch-checklist.module.css';
import { itemLocations } from './item-locations.ts';

export function LaunchChecklistItem({ item, role }: { item: LaunchItem; role: DeskRole }) {
  const { texts, language } = useTexts();
  const words = texts.launchChecklist;
  const { id, state, at, count, names } = item;
  const itemTexts: Readonly<Record<string, string>> = words.items[id];
  const sentence =
    state === 'open' && at === null && itemTexts['never'] ? itemTexts['never'] : itemTexts[state];
  return (
    <li className={styles.item} data-state={state}>
      <ItemStatus state={state} />
      <div>
        <h3>{itemTexts['title']}</h3>
        <p>
          {fillText(sentence ?? words.notChecked, {
            time: at ? formatTime(at, language) : '',
            count: formatCount(count ?? 0, language),
            names: names.map((name) => formatItemName(name, texts)).join(', '),
          })}
        </p>
      </div>
      {state !== 'done' && <ItemLink id={id} role={role} />}
    </li>
  );
}

function ItemLink({ id, role }: { id: LaunchItem['id']; role: DeskRole }) {
  const { texts } = useTexts();
  const target = itemLocations[id];
  if ('part' in target) {
    return (
      <p className={styles.link}>
        {fillText(texts.launchChecklist.forOperator, { part: target.part })}
      </p>
    );
  }
  const screen = screens.find(({ path }) => path === target.screen);
  if (!screen) return null;
  return (
    <p className={styles.link}>
      {canRoleCall(role, screen.requiredCall) ? (
        <Link to={screen.path}>{texts.nav[screen.name]}</Link>
      ) : (
        fillText(texts.launchChecklist.forOwner, { screen: texts.nav[screen.name] })
      )}
    </p>
  );
}

/** Items name tickets, languages, reminders or environments. */
function formatItemName(name: string, texts: Texts): string {
  const { week, day, hour } = texts.announcements;
  const known: Readonly<Record<string, string>> = {
    week,
    day,
    hour,
    ...texts.launchChecklist.environments,
    ...Object.fromEntries(languages.map(({ id, label }) => [id, label])),
  };
  return known[name] ?? formatTicketName(name, texts);
}

function ItemStatus({ state }: { state: LaunchState }) {
  const { texts } = useTexts();
  return (
    <span className={styles.status} data-state={state}>
      {texts.launchChecklist.statuses[state]}
    </span>
  );
}
