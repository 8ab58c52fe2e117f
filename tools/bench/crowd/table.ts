import type { Sold } from '../visitors/sell.ts';
import type { Called } from './renew.ts';
import type { Watched } from './viewers.ts';
import type { Answered } from './wrk.ts';

interface Figures {
  count: number;
  seconds: number;
  /** Each alone, as fast as it is answered. */
  board: Answered;
  talk: Answered;
  renewals: { perSecond: number; failed: number };
  /** All together, as often as people ask. */
  asked: Answered;
  renewed: Called;
  said: Called;
  sold: Sold;
  withoutApi: Watched;
  withoutDatabase: Watched;
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`;

const failures = ({ statuses }: Called) =>
  [...statuses]
    .filter(([status]) => status === 0 || status >= 500)
    .reduce((sum, [, times]) => sum + times, 0);

const counted = (statuses: ReadonlyMap<number, number>) =>
  [...statuses].map(([status, times]) => `${times} × ${status || 'broken'}`).join(', ') || 'none';

/** The figures as they stand in the docs. */
export function crowdTable(figures: Figures): string {
  const { count, seconds, board, talk, renewals, asked, renewed, said, sold } = figures;
  const perSecond = (answers: number) => answers / seconds;
  const nginxAlone = Math.min(board.perSecond, talk.perSecond);
  const rows = [
    [
      'board and room, read through nginx',
      asked.perSecond.toFixed(0),
      nginxAlone.toFixed(0),
      share(asked.perSecond, nginxAlone),
      `${asked.p50}, ${asked.p99}`,
      String(asked.failed),
    ],
    [
      'renewals',
      perSecond(renewed.answers).toFixed(0),
      renewals.perSecond.toFixed(0),
      share(perSecond(renewed.answers), renewals.perSecond),
      `${renewed.p50} ms, ${renewed.p99} ms`,
      String(failures(renewed)),
    ],
    [
      'questions and messages',
      perSecond(said.answers).toFixed(1),
      '',
      '',
      `${said.p50} ms, ${said.p99} ms`,
      String(failures(said)),
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
  return `${count} people inside for ${seconds} s:

| what | a second | alone at most | share | p50, p99 | failed |
| - | -: | -: | -: | -: | -: |
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

| a minute without | viewers | files of the stream | missed | renewals, refused |
| - | -: | -: | -: | -: |
${away
  .map(
    ([name, { viewers, files, missed, renewals: kept, refusedRenewals }]) =>
      `| ${name} | ${viewers} | ${files} | ${counted(missed)} | ${kept}, ${refusedRenewals} |`,
  )
  .join('\n')}
`;
}
