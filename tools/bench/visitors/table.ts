import type { Arrived } from './arrive.ts';
import type { cpuEach } from './cpu.ts';
import type { Sold } from './sell.ts';
import type { Fetched } from './visit.ts';

type Cpu = ReturnType<typeof cpuEach>;

interface Figures {
  fetched: readonly Fetched[];
  /** CPU milliseconds in a second without anybody. */
  idle: Cpu;
  perVisit: Cpu;
  perSale: Cpu;
  alone: Arrived;
  soldAlone: Sold;
  /** Both at once. */
  arrived: Arrived;
  sold: Sold;
}

const kilobyte = 1024;

/** The figures as they stand in the docs. */
export function table(figures: Figures): string {
  const { fetched, idle, perVisit, perSale, alone, soldAlone, arrived, sold } = figures;
  const cached = fetched.filter(({ path }) => !path.startsWith('/api/'));
  const sum = (rows: readonly Fetched[]) => rows.reduce((all, { bytes }) => all + bytes, 0);
  const kilobytes = (rows: readonly Fetched[]) => `${(sum(rows) / kilobyte).toFixed(1)} KB`;
  const cpu = ({ nginx, api, worker, postgres }: Cpu) =>
    [nginx, api, worker, postgres].map((ms) => ms.toFixed(2)).join(' | ');
  return `A new visitor on home, scrolled to its end: ${fetched.length} requests and ${kilobytes(fetched)}; of these ${
    fetched.length - cached.length
  } ask the API (${kilobytes(fetched.filter((row) => !cached.includes(row)))}), and nginx answers them from its own memory.

| CPU, ms | nginx | API | worker | PostgreSQL |
| - | -: | -: | -: | -: |
| a second without anybody | ${cpu(idle)} |
| a visitor | ${cpu(perVisit)} |
| a sale, from the press to the ticket in the mail | ${cpu(perSale)} |

| run of ${alone.seconds} s | visitors a second | a file: p50, p99 | sales | payment page: p50, p99 | failed |
| - | -: | -: | -: | -: | -: |
| visitors alone | ${alone.perSecond.toFixed(0)} | ${alone.p50}, ${alone.p99} | | | ${alone.failed} |
| sales alone | | | ${soldAlone.sold} | ${soldAlone.p50} ms, ${soldAlone.p99} ms | ${soldAlone.failed} |
| both | ${arrived.perSecond.toFixed(0)} | ${arrived.p50}, ${arrived.p99} | ${sold.sold} | ${sold.p50} ms, ${sold.p99} ms | ${arrived.failed + sold.failed} |
`;
}
