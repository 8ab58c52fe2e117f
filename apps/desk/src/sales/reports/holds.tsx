import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { Pane } from '../../components/panes/panes.tsx';
import { labelRanges } from './label-ranges.ts';
import { ShareTable } from './share-table.tsx';

export function Holds({ holds }: Pick<Report, 'holds'>) {
  const chosen = useTexts();
  const words = chosen.texts.report;
  return (
    <Pane title={words.holds} isSecond>
      <ShareTable
        label={words.holds}
        columns={[words.age, words.orders]}
        parts={labelRanges(holds, chosen).map(({ key, name, orders }) => ({
          key,
          name,
          count: orders,
        }))}
        sums={[]}
      />
    </Pane>
  );
}
