import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AuditLogAction, AuditLogResponse } from '@kongres/contract/desk/settings/audit-log';
import { callApi } from '../../lib/api/call-api.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { OlderButton } from '../../components/older-button.tsx';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Table, tableStyles as styles } from '../../components/table.tsx';
import { formatDetails } from '../../components/format-details.ts';

/** Newest first; `?order=` filters by order. */
export function AuditLogPage() {
  const { texts } = useTexts();
  const [search, setSearch] = useSearchParams();
  const order = search.get('order') ?? '';
  const list = useInfiniteQuery({
    queryKey: ['audit-log', order],
    queryFn: ({ pageParam }) =>
      callApi<AuditLogResponse>('listAuditLog', {
        query: {
          ...(order && { order }),
          ...(pageParam !== null && { before: String(pageParam) }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error } = list;
  const entries = data?.pages.flatMap((page) => page.actions) ?? [];
  const { time, user, action, details } = texts.auditLog;
  return (
    <Page
      title={texts.auditLog.title}
      lead={texts.auditLog.lead}
      actions={
        order && (
          <button type="button" className="small" onClick={() => setSearch({})}>
            {texts.auditLog.only} KAI-{order}: {texts.auditLog.showAll}
          </button>
        )
      }
    >
      <ErrorNotice error={error} />
      {data && entries.length === 0 && <p className="pane">{texts.auditLog.empty}</p>}
      {entries.length > 0 && (
        <Table
          label={texts.auditLog.title}
          columns={[time, user, action, texts.auditLog.order, details]}
        >
          {entries.map((entry) => (
            <AuditLogRow
              key={entry.id}
              entry={entry}
              onOrder={(number) => setSearch({ order: number })}
            />
          ))}
        </Table>
      )}
      <OlderButton list={list} />
    </Page>
  );
}

function AuditLogRow({
  entry,
  onOrder,
}: {
  entry: AuditLogAction;
  onOrder: (number: string) => void;
}) {
  const { texts, language } = useTexts();
  const actionLabels: Readonly<Record<string, string>> = texts.actionLabels;
  return (
    <tr>
      <td className={styles.nowrap}>{formatTime(entry.at, language)}</td>
      <td>
        {entry.isStaffMember ? <b>{entry.actor}</b> : <span className="mono">{entry.actor}</span>}
      </td>
      <td>{actionLabels[entry.action] ?? entry.action}</td>
      <td>
        {entry.number !== null && (
          <button
            type="button"
            className={styles.link}
            onClick={() => onOrder(String(entry.number))}
          >
            KAI-{entry.number}
          </button>
        )}
      </td>
      <td className={styles.dim}>{formatDetails(entry)}</td>
    </tr>
  );
}
