import type { DeskQuotas } from '@kongres/contract/desk/sales/quotas';
import type { listQuotas } from '../../sales/quotas/list-quotas.ts';

type Quota = Awaited<ReturnType<typeof listQuotas>>[number];

export function toQuotaResponse(quota: Quota): DeskQuotas['tickets'][number] {
  return {
    ticket: quota.ticket,
    isOpen: quota.isOpen,
    limit: quota.quotaLimit,
    sold: quota.sold,
    held: quota.held,
  };
}
