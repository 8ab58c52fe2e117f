import { fillText } from '@kongres/content/format/marked-text';
import type { CheckedTicketList } from '@kongres/contract/desk/sales/complimentary-tickets';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import styles from './complimentary-tickets.module.css';

interface ListCountsProps {
  checked: CheckedTicketList | undefined;
  onFile: (text: string) => void;
}

export function ListCounts({ checked, onFile }: ListCountsProps) {
  const { texts, language } = useTexts();
  const words = texts.complimentaryTickets;
  const count = (value: number) => formatCount(value, language);
  const withTicket = checked?.ready.filter(({ number }) => number !== null).length ?? 0;
  const duplicates = checked?.errors.filter(({ code }) => code === 'listed_twice').length ?? 0;
  const invalid = (checked?.errors.length ?? 0) - duplicates;
  return (
    <div className={styles.counts}>
      <p role="status">
        {checked && (
          <b>{fillText(words.ready, { count: count(checked.ready.length - withTicket) })}</b>
        )}
        {invalid > 0 && (
          <b className={styles.invalid}>{fillText(words.invalid, { count: count(invalid) })}</b>
        )}
        {duplicates > 0 && <span>{fillText(words.duplicates, { count: count(duplicates) })}</span>}
        {withTicket > 0 && <span>{fillText(words.withTicket, { count: count(withTicket) })}</span>}
      </p>
      <label className={styles.file}>
        {words.importCsv}
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            void input.files?.[0]?.text().then(onFile);
            // Choosing the same file again must trigger a change event.
            input.value = '';
          }}
        />
      </label>
    </div>
  );
}
