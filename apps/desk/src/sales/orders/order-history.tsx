import { useQuery } from '@tanstack/react-query';
import type { JournalPage } from '@kongres/contract/desk/settings/journal';
import { call } from '../../lib/api/call.ts';
import { factsOf } from '../../components/facts-of.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from './order.module.css';

/** What happened to it, the oldest first. */
export function OrderHistory({ number }: { number: string }) {
  const { texts, language } = useTexts();
  const deedWords: Readonly<Record<string, string>> = texts.deeds;
  const { data, error } = useQuery({
    // Not the key of the journal's own screen, which keeps pages.
    queryKey: ['history', number],
    queryFn: () => call<JournalPage>('journal', { query: { order: number } }),
  });
  return (
    <section className={styles.history} aria-label={texts.orders.history}>
      <h3>{texts.orders.history}</h3>
      <Refusal error={error} />
      <ol>
        {data?.deeds.toReversed().map((deed) => (
          <li key={deed.id}>
            <span className="mono">{formatTime(deed.at, language)}</span>
            <span>
              {deedWords[deed.deed] ?? deed.deed}
              <small>
                {deed.actor}
                {factsOf(deed) && `: ${factsOf(deed)}`}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
