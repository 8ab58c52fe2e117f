import { useQuery } from '@tanstack/react-query';
import type { AuditLogResponse } from '@kongres/contract/desk/settings/audit-log';
import { callApi } from '../../lib/api/call-api.ts';
import { formatDetails } from '../../components/format-details.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './order.module.css';

/** Audit log of one order, oldest first. */
export function OrderHistory({ number }: { number: string }) {
  const { texts, language } = useTexts();
  const actionLabels: Readonly<Record<string, string>> = texts.actionLabels;
  const { data, error } = useQuery({
    // A separate key: the audit log screen caches pages.
    queryKey: ['order-history', number],
    queryFn: () => callApi<AuditLogResponse>('listAuditLog', { query: { order: number } }),
  });
  return (
    <section className={styles.history} aria-label={texts.orders.history}>
      <h3>{texts.orders.history}</h3>
      <ErrorNotice error={error} />
      <ol>
        {data?.actions.toReversed().map((entry) => (
          <li key={entry.id}>
            <span className="mono">{formatTime(entry.at, language)}</span>
            <span>
              {actionLabels[entry.action] ?? entry.action}
              <small>
                {entry.actor}
                {formatDetails(entry) && `: ${formatDetails(entry)}`}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
