import type { VisitorResults } from './simulate-visitors.ts';
import type { measureCpuEach } from './cpu.ts';
import type { SaleResults } from './sell.ts';
import type { FetchedFile } from './visit.ts';

type Cpu = ReturnType<typeof measureCpuEach>;

interface Figures {
  fetched: readonly FetchedFile[];
  idle: Cpu;
  perVisit: Cpu;
  perSale: Cpu;
  alone: VisitorResults;
  soldAlone: SaleResults;
  arrived: VisitorResults;
  sold: SaleResults;
}

const kilobyte = 1024;

export function formatVisitorTable(figures: Figures): string {
  const { fetched, idle, perVisit, perSale, alone, soldAlone, arrived, sold } = figures;
  const cached = fetched.filter(({ path }) => !path.startsWith('/api/'));
  const sum = (rows: readonly FetchedFile[]) => rows.reduce((all, { bytes }) => all + bytes, 0);
  const kilobytes = (rows: readonly FetchedFile[]) => `${(sum(rows) / kilobyte).toFixed(1)} KB`;
  const cpu = ({ nginx, api, worker, postgres }: Cpu) =>
    [nginx, api, worker, postgres].map((ms) => ms.toFixed(2)).join(' | ');
  return `A new visitor on home, scrolled to its end: ${fetched.length} requests and ${kilobytes(fetched)}; of these ${
    fetched.length - cached.length
  } ask the API (${kilobytes(fetched.filter((row) => !cached.includes(row)))}), and nginx answers them from its own memory.

| CPU, ms | nginx | API | worker | PostgreSQL |
| - | -: | -: | -: | -: |
| a second without visitors | ${cpu(idle)} |
| a visitor | ${cpu(perVisit)} |
| a sale, from the request to the ticket email | ${cpu(perSale)} |

| run of ${alone.seconds} s | visitors per second | a file: p50, p99 | sales | payment page: p50, p99 | failed |
| - | -: | -: | -: | -: | -: |
| visitors alone | ${alone.perSecond.toFixed(0)} | ${alone.p50}, ${alone.p99} | | | ${alone.failed} |
| sales alone | | | ${soldAlone.sold} | ${soldAlone.p50} ms, ${soldAlone.p99} ms | ${soldAlone.failed} |
| both | ${arrived.perSecond.toFixed(0)} | ${arrived.p50}, ${arrived.p99} | ${sold.sold} | ${sold.p50} ms, ${sold.p99} ms | ${arrived.failed + sold.failed} |
`;
}
