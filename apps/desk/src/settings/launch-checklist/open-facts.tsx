import { fillText } from '@kongres/content/format/marked-text';
import type { DeskLaunch } from '@kongres/contract/desk/settings/launch';
import { useTexts } from '../../i18n/texts.tsx';
import { Folded } from '../../components/folded.tsx';
import { formatCount } from '../../components/format.ts';
import styles from './launch.module.css';
import { factsPart } from './mended-at.ts';

/** What the pages say and nobody has decided yet, by whoever knows it. */
export function OpenFacts({ content: { state, groups } }: Pick<DeskLaunch, 'content'>) {
  const { texts, language } = useTexts();
  const words = texts.launch;
  const advice: Readonly<Record<string, string>> = words.advice;
  return (
    <section className={styles.part} aria-labelledby="launch-content">
      <h2 id="launch-content">{words.content}</h2>
      {state === 'unknown' && <p>{words.unmeasured}</p>}
      {state === 'done' && <p>{words.contentDone}</p>}
      {state === 'open' && <p>{fillText(words.contentOpen, { part: factsPart })}</p>}
      {groups.map(({ group, facts }) => (
        <Folded
          key={group}
          title={`${words.groups[group]}: ${formatCount(facts.length, language)}`}
        >
          <dl className={styles.facts}>
            {facts.map(({ fact, value }) => (
              <div key={fact}>
                <dt className="mono">{fact}</dt>
                <dd data-sample={value === null}>
                  {value ?? words.sample}
                  {advice[fact] && <small>{advice[fact]}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </Folded>
      ))}
    </section>
  );
}
