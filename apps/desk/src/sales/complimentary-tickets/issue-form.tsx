import { useState } from 'react';
import { issueOrigins, type AdmissionId, type Origin } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import type {
  IssueTicketsResult,
  IssueTicketsRequest,
} from '@kongres/contract/desk/sales/complimentary-tickets';
import { maxGreetingLength } from '@kongres/contract/desk/sales/ticket-list-errors';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useQuotas } from '../quotas/use-quotas.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { formatCount } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import styles from './complimentary-tickets.module.css';
import { RecentlyIssued } from './recently-issued.tsx';
import { ListCounts } from './list-counts.tsx';
import { ListField } from './list-field.tsx';
import { pickLines } from './pick-lines.ts';
import { TicketPreview } from './ticket-preview.tsx';
import { useCheckedList } from './use-checked-list.ts';

type IssuedOrigin = Exclude<Origin, 'sale'>;
const emptyInvoice = { netMinor: undefined, company: '', taxId: '' };

export function IssueForm() {
  const { texts, language: shown } = useTexts();
  const words = texts.complimentaryTickets;
  const [kind, setKind] = useState<AdmissionId>('standard');
  const [reason, setReason] = useState<Exclude<IssuedOrigin, 'invitation'>>('speaker');
  const [language, setLanguage] = useState<IssueTicketsRequest['language']>('pl');
  const [list, setList] = useState('');
  const [greeting, setGreeting] = useState('');
  const [countsTowardsQuota, setCountsTowardsQuota] = useState(true);
  const [invoice, setInvoice] = useState<InvoiceFields>(emptyInvoice);
  const origin: IssuedOrigin = kind === 'galas' ? 'invitation' : reason;
  const { data: quotas } = useQuotas();
  const checked = useCheckedList({ ticket: kind, origin, language, list });
  const waiting = checked.data?.ready.filter(({ number }) => number === null) ?? [];
  const issue = useDeskMutation<IssueTicketsRequest, IssueTicketsResult>('issueTickets', (result) =>
    setList(pickLines(list, result.unprocessedLines)),
  );

  function formatLeft(ticket: AdmissionId): string | undefined {
    const found = quotas?.tickets.find((each) => each.ticket === ticket);
    if (!found) return undefined;
    if (found.limit === null) return words.noLimit;
    const left = Math.max(0, found.limit - found.sold - found.held);
    return fillText(words.left, { count: formatCount(left, shown) });
  }

  function submit() {
    if (issue.isBusy || checked.isOld || waiting.length === 0) return;
    issue.mutate({
      ticket: kind,
      origin,
      language,
      list,
      countsTowardsQuota,
      ...(origin === 'transfer' && invoice),
      ...(greeting.trim() && { greeting }),
    });
  }

  return (
    <div className={styles.split}>
      <form
        className="pane stack"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RadioGroup
          legend={words.ticket}
          name="ticket"
          value={kind}
          onChange={setKind}
          options={[...ticketIds, 'galas' as const].map((id) => ({
            id,
            label: formatTicketName(id, texts),
            hint: formatLeft(id),
          }))}
        />
        {kind !== 'galas' && (
          <RadioGroup
            legend={words.reason}
            name="origin"
            value={reason}
            onChange={setReason}
            options={issueOrigins.map((id) => ({ id, label: words.reasons[id] }))}
          />
        )}
        <ListField value={list} onChange={setList} checked={checked.data}>
          <ListCounts checked={checked.data} onFile={(text) => setList(text)} />
        </ListField>
        <ErrorNotice error={checked.error} />
        <div className="fields">
          <SelectField
            label={words.defaultLanguage}
            value={language}
            onChange={(event) => setLanguage(event.target.value as IssueTicketsRequest['language'])}
          >
            {languages.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <Field
            label={words.greeting}
            hint={words.greetingHint}
            autoComplete="off"
            maxLength={maxGreetingLength}
            value={greeting}
            onChange={(event) => setGreeting(event.target.value)}
          />
        </div>
        {origin === 'transfer' && <InvoiceFields onChange={setInvoice} />}
        {kind !== 'galas' && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={!countsTowardsQuota}
              onChange={(event) => setCountsTowardsQuota(!event.target.checked)}
            />
            {words.outsideLimit}
          </label>
        )}
        <p className={styles.send}>
          <button
            type="submit"
            className="small main"
            aria-disabled={issue.isBusy || checked.isOld || waiting.length === 0}
          >
            {fillText(words.submit, { count: formatCount(waiting.length, shown) })}
          </button>
          <span>{words.submitHint}</span>
        </p>
        <ErrorNotice error={issue.error} />
        <p role="status">{issue.data && formatResult(issue.data)}</p>
        {issue.question && (
          <ConfirmDialog
            question={fillText(words.confirm, {
              count: formatCount(waiting.length, shown),
              ticket: formatTicketName(kind, texts),
              reason: texts.origins[origin],
            })}
            mutation={issue}
          />
        )}
      </form>
      <aside className={styles.aside}>
        <TicketPreview ticket={kind} origin={origin} name={waiting[0]?.name ?? null} />
        <RecentlyIssued />
      </aside>
    </div>
  );

  function formatResult({ issued, alreadyIssued, soldOutAtLine }: IssueTicketsResult): string {
    const count = (value: number) => formatCount(value, shown);
    return [
      fillText(words.issued, { count: count(issued) }),
      alreadyIssued > 0 && fillText(words.alreadyHad, { count: count(alreadyIssued) }),
      soldOutAtLine !== null && fillText(words.soldOut, { line: String(soldOutAtLine) }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}
