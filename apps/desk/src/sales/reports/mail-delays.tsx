import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { formatDuration, formatShare } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { inSpans } from './in-spans.ts';
import styles from './report.module.css';
import { ShareTable } from './share-table.tsx';

/** How soon buyers have their ticket. */
export function MailDelays({ mails }: Pick<Report, 'mails'>) {
  const chosen = useTexts();
  const { texts, language } = chosen;
  const words = texts.report;
  const { median, percentile95 } = mails;
  return (
    <Pane title={words.mails}>
      <ShareTable
        label={words.mails}
        columns={[words.delay, words.sent]}
        parts={inSpans(mails.delays, chosen).map(({ key, name, mails: count }) => ({
          key,
          name,
          count,
        }))}
        sums={[]}
      />
      <p className={styles.hint}>
        {median === null || percentile95 === null
          ? words.noMails
          : fillText(words.typical, {
              half: formatDuration(median, language),
              share: formatShare(0.95, language),
              most: formatDuration(percentile95, language),
            })}
      </p>
    </Pane>
  );
}
