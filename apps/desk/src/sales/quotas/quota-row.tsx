import { useState } from 'react';
import type { TicketId } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { canRoleCall } from '@kongres/contract/desk/routes';
import type { DeskQuotas } from '@kongres/contract/desk/sales/quotas';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatCount } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './quotas.module.css';

interface SetSalesOpenRequest {
  ticket: TicketId;
  isOpen: boolean;
}

interface SetQuotaRequest {
  ticket: TicketId;
  limit: number | null;
}

/** Sales switch and limit of one ticket; an empty limit means no limit. */
export function QuotaRow({ quota }: { quota: DeskQuotas['tickets'][number] }) {
  const { texts, language } = useTexts();
  const words = texts.quotas;
  const { data: me } = useCurrentUser();
  const { ticket, isOpen, limit, sold, held } = quota;
  const [input, setInput] = useState<string | null>(null);
  const setSalesOpen = useDeskMutation<SetSalesOpenRequest, object>('setSalesOpen', () => {});
  const setQuota = useDeskMutation<SetQuotaRequest, object>('setQuota', () => setInput(null));
  const canEdit = me ? canRoleCall(me.role, 'setSalesOpen') : false;
  const name = formatTicketName(ticket, texts);
  const limitText = input ?? (limit === null ? '' : String(limit));
  const newLimit = limitText.trim() === '' ? null : Number(limitText);
  const isNumber = newLimit === null || (Number.isInteger(newLimit) && newLimit >= 0);
  const format = (value: number) => formatCount(value, language);

  return (
    <tr>
      <td>
        <b>{name}</b>
      </td>
      <td>
        <span className={styles.state} data-open={isOpen}>
          {isOpen ? words.open : words.closed}
        </span>{' '}
        {canEdit && (
          <button
            type="button"
            className="small"
            aria-label={`${isOpen ? words.close : words.reopen}: ${name}`}
            onClick={() => !setSalesOpen.isBusy && setSalesOpen.mutate({ ticket, isOpen: !isOpen })}
          >
            {isOpen ? words.close : words.reopen}
          </button>
        )}
        <ErrorNotice error={setSalesOpen.error} />
        {setSalesOpen.question && (
          <ConfirmDialog
            question={fillText(
              setSalesOpen.question.body.isOpen ? words.confirmOpen : words.confirmClose,
              {
                ticket: name,
              },
            )}
            mutation={setSalesOpen}
          />
        )}
      </td>
      <td>
        {canEdit ? (
          <form
            className={styles.limit}
            onSubmit={(event) => {
              event.preventDefault();
              if (isNumber && !setQuota.isBusy) setQuota.mutate({ ticket, limit: newLimit });
            }}
          >
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              aria-label={`${texts.overview.limit}: ${name}`}
              aria-invalid={!isNumber}
              placeholder={words.noLimit}
              value={limitText}
              onChange={(event) => setInput(event.target.value)}
            />
            <button
              type="submit"
              className="small"
              aria-disabled={setQuota.isBusy || !isNumber || newLimit === limit}
            >
              {words.save}
            </button>
          </form>
        ) : (
          (limit ?? words.noLimit)
        )}
        <ErrorNotice error={setQuota.error} />
        {setQuota.question && (
          <ConfirmDialog
            question={fillText(words.confirmLimit, {
              ticket: name,
              from: limit === null ? words.noLimit : format(limit),
              to:
                setQuota.question.body.limit === null
                  ? words.noLimit
                  : format(setQuota.question.body.limit),
            })}
            mutation={setQuota}
          />
        )}
      </td>
      <td className={styles.number}>{format(sold)}</td>
      <td className={styles.number}>{format(held)}</td>
      <td className={styles.number}>
        {limit === null ? words.noLimit : format(Math.max(0, limit - sold - held))}
      </td>
    </tr>
  );
}
