import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAudienceRow } from '@kongres/contract/desk/comms/announcements';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import { getLanguageName } from '../../i18n/language-name.ts';
import { Table } from '../../components/table.tsx';
import styles from './delivery-progress.module.css';

const kinds = ['waiting', 'queued', 'sent', 'refused'] as const;

export function DeliveryProgress({ counts }: { counts: readonly DeskAudienceRow[] }) {
  const { texts, language } = useTexts();
  const words = texts.announcements;
  const countRecipients = (of: readonly (typeof kinds)[number][]) =>
    counts.reduce((total, row) => total + of.reduce((part, kind) => part + row[kind], 0), 0);
  const [begun, all] = [countRecipients(['queued', 'sent', 'refused']), countRecipients(kinds)];
  // Before sending starts, only one column has numbers.
  const shown = begun > 0 ? kinds : (['waiting'] as const);
  return (
    <section className={styles.progress}>
      <p role="status">
        {begun > 0
          ? fillText(words.progressOf, {
              sent: formatCount(countRecipients(['sent']), language),
              all: formatCount(all, language),
            })
          : fillText(words.recipientCount, { count: formatCount(all, language) })}
      </p>
      {begun > 0 && (
        <progress
          aria-label={words.progress}
          value={countRecipients(['sent', 'refused'])}
          max={all}
        />
      )}
      {counts.length > 0 && (
        <Table
          label={words.progress}
          columns={[words.language, ...shown.map((kind) => words[kind])]}
          numbers={shown.map((kind) => words[kind])}
        >
          {counts.map((row) => (
            <tr key={row.language}>
              <td>{getLanguageName(row.language)}</td>
              {shown.map((kind) => (
                <td key={kind} className={styles.number}>
                  {formatCount(row[kind], language)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
