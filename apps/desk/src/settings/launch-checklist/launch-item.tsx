import { Link } from 'react-router';
import { mayCall, type DeskRole } from '@kongres/contract/desk/rules';
import type { LaunchItem, LaunchState } from '@kongres/contract/desk/settings/launch';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { screens } from '../../lib/screens.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts, type Texts } from '../../i18n/texts.tsx';
import { formatCount, formatTime } from '../../components/format.ts';
import styles from './launch.module.css';
import { mendedAt } from './mended-at.ts';

/** One item: how it stands, in a sentence, and where that is changed. */
export function LaunchItemRow({ item, role }: { item: LaunchItem; role: DeskRole }) {
  const { texts, language } = useTexts();
  const words = texts.launch;
  const { id, state, at, count, names } = item;
  const of: Readonly<Record<string, string>> = words.items[id];
  const sentence = state === 'open' && at === null && of['never'] ? of['never'] : of[state];
  return (
    <li className={styles.item} data-state={state}>
      <LaunchMark state={state} />
      <div>
        <h3>{of['title']}</h3>
        <p>
          {fillText(sentence ?? words.unmeasured, {
            time: at ? formatTime(at, language) : '',
            count: formatCount(count ?? 0, language),
            names: names.map((name) => wordOf(name, texts)).join(', '),
          })}
        </p>
      </div>
      {state !== 'done' && <Way id={id} role={role} />}
    </li>
  );
}

function Way({ id, role }: { id: LaunchItem['id']; role: DeskRole }) {
  const { texts } = useTexts();
  const way = mendedAt[id];
  if ('part' in way) {
    return <p className={styles.way}>{fillText(texts.launch.byOperator, { part: way.part })}</p>;
  }
  const screen = screens.find(({ path }) => path === way.screen);
  if (!screen) return null;
  return (
    <p className={styles.way}>
      {mayCall(role, screen.reads) ? (
        <Link to={screen.path}>{texts.nav[screen.name]}</Link>
      ) : (
        fillText(texts.launch.byOwner, { screen: texts.nav[screen.name] })
      )}
    </p>
  );
}

/** What an item names: a ticket, a language, a reminder, a stage. */
function wordOf(name: string, texts: Texts): string {
  const { week, day, hour } = texts.announcements;
  const known: Readonly<Record<string, string>> = {
    week,
    day,
    hour,
    ...texts.launch.stages,
    ...Object.fromEntries(languages.map(({ id, label }) => [id, label])),
  };
  return known[name] ?? ticketName(name, texts);
}

/** How something stands: a shape and a word, never a colour alone. */
function LaunchMark({ state }: { state: LaunchState }) {
  const { texts } = useTexts();
  return (
    <span className={styles.mark} data-state={state}>
      {texts.launch.states[state]}
    </span>
  );
}
