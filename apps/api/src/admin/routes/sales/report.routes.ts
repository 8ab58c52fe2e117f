import { reportResponse } from '@kongres/contract/desk/sales/report';
import { readReport } from '../../../sales/reports/read-report.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerReportRoutes({ serve }: DeskRouter): void {
  serve('getReport', { response: reportResponse }, async ({ context }) => {
    const report = await readReport(context);
    return {
      ...report,
      now: report.now.toISOString(),
      lateEmails: {
        over: report.lateEmails.over,
        count: report.lateEmails.count,
        oldest: report.lateEmails.oldest.map(({ number, kind, queuedAt }) => ({
          number,
          kind,
          queuedAt: queuedAt.toISOString(),
        })),
      },
    };
  });
}
