import { fillText } from '@kongres/content/format/marked-text';
import type { LaunchChecklist } from '@kongres/contract/desk/settings/launch-checklist';
import { useTexts } from '../../i18n/texts.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { formatCount } from '../../components/format.ts';
import styles from './launch-checklist.module.css';
import { placeholdersSection } from './item-locations.ts';

/** Placeholder values that have to be replaced before the launch. */
export function PlaceholderValues({
  content: { state, groups },
}: Pick<LaunchChecklist, 'content'>) {
  const { texts, language } = useTexts();
  const words = texts.launchChecklist;
  const advice: Readonly<Record<string, string>> = words.advice;
  return (
    <section className={styles.part} aria-labelledby="launch-content">
      <h2 id="launch-content">{words.content}</h2>
      {state === 'unknown' && <p>{words.notChecked}</p>}
      {state === 'done' && <p>{words.contentDone}</p>}
      {state === 'open' && <p>{fillText(words.contentOpen, { part: placeholdersSection })}</p>}
      {groups.map(({ group, facts }) => (
        <Disclosure
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
        </Disclosure>
      ))}
    </section>
  );
}
