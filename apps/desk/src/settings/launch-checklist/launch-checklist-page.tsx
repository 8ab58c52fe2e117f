import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import type { LaunchChecklist } from '@kongres/contract/desk/settings/launch-checklist';
import { callApi } from '../../lib/api/call-api.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './launch-checklist.module.css';
import { LaunchChecklistItem } from './launch-checklist-item.tsx';
import { itemLocations } from './item-locations.ts';
import { PlaceholderValues } from './placeholder-values.tsx';

export function LaunchChecklistPage() {
  const { texts } = useTexts();
  const words = texts.launchChecklist;
  const { data: me } = useCurrentUser();
  const { data, error } = useQuery({
    queryKey: ['launch-checklist'],
    queryFn: () => callApi<LaunchChecklist>('getLaunchChecklist'),
    refetchInterval: 60_000,
  });
  return (
    <Page title={words.title} lead={words.lead}>
      <ErrorNotice error={error} />
      {data && me && (
        <>
          <LaunchSummary launch={data} />
          <div className={styles.parts}>
            {(['screen', 'part'] as const).map((way) => (
              <section key={way} className={styles.part} aria-labelledby={`launch-${way}`}>
                <h2 id={`launch-${way}`}>{way === 'screen' ? words.atDesk : words.onServer}</h2>
                <ul>
                  {data.items
                    .filter(({ id }) => way in itemLocations[id])
                    .map((item) => (
                      <LaunchChecklistItem key={item.id} item={item} role={me.role} />
                    ))}
                </ul>
              </section>
            ))}
            <PlaceholderValues content={data.content} />
          </div>
        </>
      )}
    </Page>
  );
}

function LaunchSummary({ launch: { items, content } }: { launch: LaunchChecklist }) {
  const { texts, language } = useTexts();
  const words = texts.launchChecklist;
  const states = [...items.map(({ state }) => state), content.state];
  const facts = content.groups.reduce((sum, { facts: { length } }) => sum + length, 0);
  const open = items.filter(({ state }) => state === 'open').length;
  const unknown = states.filter((state) => state === 'unknown').length;
  const count = (value: number) => formatCount(value, language);
  return (
    <dl className={styles.summary}>
      <div data-ready={states.every((state) => state === 'done')}>
        <dt className="mono">{words.itemsLeft}</dt>
        <dd>
          <b>{count(open)}</b>
          {states.every((state) => state === 'done')
            ? words.ready
            : fillText(words.ofAll, { all: count(items.length) })}
        </dd>
      </div>
      <div>
        <dt className="mono">{words.placeholdersLeft}</dt>
        <dd>
          <b>{content.state === 'unknown' ? '–' : count(facts)}</b>
          {words.placeholders}
        </dd>
      </div>
      <div>
        <dt className="mono">{words.unknownLeft}</dt>
        <dd>
          <b>{count(unknown)}</b>
          {words.notCheckedHere}
        </dd>
      </div>
    </dl>
  );
}
