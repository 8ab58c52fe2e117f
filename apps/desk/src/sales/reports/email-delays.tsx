import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { formatDuration, formatPercent } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { labelRanges } from './label-ranges.ts';
import styles from './report.module.css';
import { ShareTable } from './share-table.tsx';

export function EmailDelays({ emails }: { emails: Report['emails'] }) {
  const chosen = useTexts();
  const { texts, language } = chosen;
  const words = texts.report;
  const { median, percentile95 } = emails;
  return (
    <Pane title={words.emails}>
      <ShareTable
        label={words.emails}
        columns={[words.delay, words.emailCount]}
        parts={labelRanges(emails.delays, chosen).map(({ key, name, emails: count }) => ({
          key,
          name,
          count,
        }))}
        sums={[]}
      />
      <p className={styles.hint}>
        {median === null || percentile95 === null
          ? words.noEmails
          : fillText(words.typical, {
              half: formatDuration(median, language),
              share: formatPercent(0.95, language),
              most: formatDuration(percentile95, language),
            })}
      </p>
    </Pane>
  );
}
