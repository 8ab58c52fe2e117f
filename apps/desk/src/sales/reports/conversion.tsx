import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { formatPercent } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import styles from './report.module.css';
import { ShareTable } from './share-table.tsx';

export function Conversion({ steps, outcomes }: Pick<Report, 'steps' | 'outcomes'>) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const expired = outcomes.find(({ outcome }) => outcome === 'expired')?.orders ?? 0;
  const decided = steps.paid + expired;
  return (
    <Pane title={words.fromOrder} isSecond>
      <ShareTable
        label={words.steps}
        columns={[words.step, words.orders]}
        parts={(['created', 'opened', 'paid'] as const).map((step) => ({
          key: step,
          name: words[step],
          count: steps[step],
        }))}
        whole={steps.created}
      />
      {decided > 0 && (
        <p className={styles.hint}>
          {fillText(words.completed, { share: formatPercent(steps.paid / decided, language) })}
        </p>
      )}
      <ShareTable
        label={words.outcomesTitle}
        columns={[words.outcome, words.orders]}
        parts={outcomes.map(({ outcome, orders }) => ({
          key: outcome,
          name: words.outcomes[outcome],
          count: orders,
        }))}
        sums={[]}
      />
    </Pane>
  );
}
