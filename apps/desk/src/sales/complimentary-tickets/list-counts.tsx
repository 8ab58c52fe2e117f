import { fillText } from '@kongres/content/format/marked-text';
import type { CheckedList } from '@kongres/contract/desk/sales/issuing';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import styles from './issuing.module.css';

interface ListCountsProps {
  checked: CheckedList | undefined;
  onFile: (text: string) => void;
}

/** How many of the lines are ready, wrong or passed over; and a file instead of typing. */
export function ListCounts({ checked, onFile }: ListCountsProps) {
  const { texts, language } = useTexts();
  const words = texts.issuing;
  const count = (value: number) => formatCount(value, language);
  const had = checked?.ready.filter(({ number }) => number !== null).length ?? 0;
  const twice = checked?.faults.filter(({ code }) => code === 'listed_twice').length ?? 0;
  const wrong = (checked?.faults.length ?? 0) - twice;
  return (
    <div className={styles.counts}>
      <p role="status">
        {checked && <b>{fillText(words.ready, { count: count(checked.ready.length - had) })}</b>}
        {wrong > 0 && (
          <b className={styles.wrong}>{fillText(words.wrong, { count: count(wrong) })}</b>
        )}
        {twice > 0 && <span>{fillText(words.twice, { count: count(twice) })}</span>}
        {had > 0 && <span>{fillText(words.had, { count: count(had) })}</span>}
      </p>
      <label className={styles.file}>
        {words.file}
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            void input.files?.[0]?.text().then(onFile);
            // So that the same file can be read again once it was mended.
            input.value = '';
          }}
        />
      </label>
    </div>
  );
}
