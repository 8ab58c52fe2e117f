import { auditLogResponse, auditLogQuery } from '@kongres/contract/desk/settings/audit-log';
import { listAuditLog } from '../../../platform/audit-log/audit-log.queries.ts';
import { pageQueryLimit, paginateRows } from '../../http/paginate.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerAuditLogRoutes({ serve }: DeskRouter): void {
  serve(
    'listAuditLog',
    { query: auditLogQuery, response: auditLogResponse },
    async ({ query, context }) => {
      const rows = await listAuditLog(context.pool, {
        before: query.before === undefined ? null : Number(query.before),
        number: query.order === undefined ? null : Number(query.order),
        limit: pageQueryLimit,
      });
      const { shown, next } = paginateRows(rows, ({ id }) => id);
      return {
        actions: shown.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          actor: row.actor,
          isStaffMember: row.isStaffMember,
          action: row.action,
          number: row.number,
          details: row.details,
          before: row.before,
          after: row.after,
          requestId: row.requestId,
        })),
        next,
      };
    },
  );
}
