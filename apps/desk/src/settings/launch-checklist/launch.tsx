import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import type { DeskLaunch } from '@kongres/contract/desk/settings/launch';
import { call } from '../../lib/api/call.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from './launch.module.css';
import { LaunchItemRow } from './launch-item.tsx';
import { mendedAt } from './mended-at.ts';
import { OpenFacts } from './open-facts.tsx';

/** What still stands between the organiser and the first visitor, measured each time it is looked at. */
export function Launch() {
  const { texts } = useTexts();
  const words = texts.launch;
  const { data: me } = useMe();
  const { data, error } = useQuery({
    queryKey: ['launch'],
    queryFn: () => call<DeskLaunch>('launch'),
    refetchInterval: 60_000,
  });
  return (
    <Page title={words.title} lead={words.lead}>
      <Refusal error={error} />
      {data && me && (
        <>
          <Left launch={data} />
          <div className={styles.parts}>
            {(['screen', 'part'] as const).map((way) => (
              <section key={way} className={styles.part} aria-labelledby={`launch-${way}`}>
                <h2 id={`launch-${way}`}>{way === 'screen' ? words.here : words.onServer}</h2>
                <ul>
                  {data.items
                    .filter(({ id }) => way in mendedAt[id])
                    .map((item) => (
                      <LaunchItemRow key={item.id} item={item} role={me.role} />
                    ))}
                </ul>
              </section>
            ))}
            <OpenFacts content={data.content} />
          </div>
        </>
      )}
    </Page>
  );
}

/** How much is left of it all, each fact that waits to be replaced counted as one. */
function Left({ launch: { items, content } }: { launch: DeskLaunch }) {
  const { texts, language } = useTexts();
  const words = texts.launch;
  const states = [...items.map(({ state }) => state), content.state];
  const facts = content.groups.reduce((sum, { facts: { length } }) => sum + length, 0);
  const open = items.filter(({ state }) => state === 'open').length;
  const unknown = states.filter((state) => state === 'unknown').length;
  const count = (value: number) => formatCount(value, language);
  return (
    <dl className={styles.left}>
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
        <dt className="mono">{words.factsLeft}</dt>
        <dd>
          <b>{content.state === 'unknown' ? '–' : count(facts)}</b>
          {words.factsWord}
        </dd>
      </div>
      <div>
        <dt className="mono">{words.unknownLeft}</dt>
        <dd>
          <b>{count(unknown)}</b>
          {words.unknownWord}
        </dd>
      </div>
    </dl>
  );
}
