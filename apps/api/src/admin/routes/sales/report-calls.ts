import { reportAnswer } from '@kongres/contract/desk/sales/report';
import { readReport } from '../../../sales/reports/read-report.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** How the sale is going, in numbers. */
export function serveReport({ serve }: DeskCalls): void {
  serve('report', { answer: reportAnswer }, async ({ context }) => {
    const { now, lateMails, ...report } = await readReport(context);
    const oldest = lateMails.oldest.map((mail) => ({
      ...mail,
      queuedAt: mail.queuedAt.toISOString(),
    }));
    return { ...report, now: now.toISOString(), lateMails: { ...lateMails, oldest } };
  });
}
