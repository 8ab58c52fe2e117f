import type { SaleResults } from '../visitors/sell.ts';
import type { CallResults } from './renew.ts';
import type { ViewerResults } from './viewers.ts';
import type { WrkResults } from './wrk.ts';

interface Figures {
  count: number;
  seconds: number;
  board: WrkResults;
  roomFile: WrkResults;
  renewals: { perSecond: number; failed: number };
  reads: WrkResults;
  renewed: CallResults;
  messages: CallResults;
  sold: SaleResults;
  withoutApi: ViewerResults;
  withoutDatabase: ViewerResults;
}

const formatShare = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`;

const countFailures = ({ statuses }: CallResults) =>
  [...statuses]
    .filter(([status]) => status === 0 || status >= 500)
    .reduce((sum, [, times]) => sum + times, 0);

const formatStatuses = (statuses: ReadonlyMap<number, number>) =>
  [...statuses].map(([status, times]) => `${times} × ${status || 'broken'}`).join(', ') || 'none';

export function formatCrowdTable(figures: Figures): string {
  const { count, seconds, board, roomFile, renewals, reads, renewed, messages, sold } = figures;
  const perSecond = (answers: number) => answers / seconds;
  const nginxAlone = Math.min(board.perSecond, roomFile.perSecond);
  const rows = [
    [
      'board and room through nginx',
      reads.perSecond.toFixed(0),
      nginxAlone.toFixed(0),
      formatShare(reads.perSecond, nginxAlone),
      `${reads.p50}, ${reads.p99}`,
      String(reads.failed),
    ],
    [
      'renewals',
      perSecond(renewed.answers).toFixed(0),
      renewals.perSecond.toFixed(0),
      formatShare(perSecond(renewed.answers), renewals.perSecond),
      `${renewed.p50} ms, ${renewed.p99} ms`,
      String(countFailures(renewed)),
    ],
    [
      'questions and messages',
      perSecond(messages.answers).toFixed(1),
      '',
      '',
      `${messages.p50} ms, ${messages.p99} ms`,
      String(countFailures(messages)),
    ],
    [
      'purchases',
      perSecond(sold.sold).toFixed(1),
      '',
      '',
      `${sold.p50} ms, ${sold.p99} ms`,
      String(sold.failed),
    ],
  ];
  const away = [
    ['the API', figures.withoutApi],
    ['PostgreSQL', figures.withoutDatabase],
  ] as const;
  return `${count} attendees for ${seconds} s:

| request | per second | maximum alone | share | p50, p99 | failed |
| - | -: | -: | -: | -: | -: |
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

| one minute without | viewers | stream files | missed | renewals, refused |
| - | -: | -: | -: | -: |
${away
  .map(
    ([name, { viewers, files, missed, renewals: renewed, refusedRenewals }]) =>
      `| ${name} | ${viewers} | ${files} | ${formatStatuses(missed)} | ${renewed}, ${refusedRenewals} |`,
  )
  .join('\n')}
`;
}
