import { getPhase } from '@kongres/content/facts/phases';
import {
  quotasResponse,
  setQuotaRequest,
  setSalesOpenRequest,
} from '@kongres/contract/desk/sales/quotas';
import { listQuotas } from '../../../sales/quotas/list-quotas.ts';
import { setQuota } from '../../../sales/quotas/set-quota.ts';
import { updateSalesOpen } from '../../../sales/quotas/quota.queries.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import { toQuotaResponse } from '../../overview/quota-response.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerQuotaRoutes({ serve }: DeskRouter): void {
  serve('listQuotas', { response: quotasResponse }, async ({ context: { pool, edition } }) => ({
    isOver: getPhase(edition.now()) === 'after',
    tickets: (await listQuotas(pool, edition)).map(toQuotaResponse),
  }));

  serve(
    'setSalesOpen',
    { body: setSalesOpenRequest, response: emptyResponse },
    async ({ body, context }) => {
      await updateSalesOpen(context.pool, body.ticket, body.isOpen);
      return {};
    },
  );

  serve(
    'setQuota',
    { body: setQuotaRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const set = await setQuota(context.pool, body.ticket, body.limit);
      return set.ok ? {} : await sendDomainProblem(reply, set.code);
    },
  );
}
