import { useState } from 'react';
import { issueOrigins, type AdmissionId, type Origin } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import type { Issued, IssueRequest } from '@kongres/contract/desk/sales/issuing';
import { longestGreeting } from '@kongres/contract/desk/sales/list-faults';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useStock } from '../quotas/use-stock.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { ChoiceRow } from '../../components/choice-row.tsx';
import { formatCount } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import styles from './issuing.module.css';
import { IssuedLately } from './issued-lately.tsx';
import { ListCounts } from './list-counts.tsx';
import { ListField } from './list-field.tsx';
import { linesLeft } from './lines-left.ts';
import { TicketPreview } from './ticket-preview.tsx';
import { useCheckedList } from './use-checked-list.ts';

type Given = Exclude<Origin, 'sale'>;
const nobodysInvoice = { netMinor: undefined, company: '', taxId: '' };

export function IssueForm() {
  const { texts, language: shown } = useTexts();
  const words = texts.issuing;
  const [kind, setKind] = useState<AdmissionId>('standard');
  const [reason, setReason] = useState<Exclude<Given, 'invitation'>>('speaker');
  const [language, setLanguage] = useState<IssueRequest['language']>('pl');
  const [list, setList] = useState('');
  const [greeting, setGreeting] = useState('');
  const [isCounted, setIsCounted] = useState(true);
  const [invoice, setInvoice] = useState<InvoiceFields>(nobodysInvoice);
  const origin: Given = kind === 'galas' ? 'invitation' : reason;
  const { data: stock } = useStock();
  const checked = useCheckedList({ ticket: kind, origin, language, list });
  const waiting = checked.data?.ready.filter(({ number }) => number === null) ?? [];
  const issue = useDeed<IssueRequest, Issued>('issue', ({ left }) =>
    setList(linesLeft(list, left)),
  );

  function leftOf(ticket: AdmissionId): string | undefined {
    const found = stock?.tickets.find((each) => each.ticket === ticket);
    if (!found) return undefined;
    if (found.capacity === null) return words.noLimit;
    const left = Math.max(0, found.capacity - found.sold - found.held);
    return fillText(words.left, { count: formatCount(left, shown) });
  }

  function send() {
    if (issue.isBusy || checked.isOld || waiting.length === 0) return;
    issue.act({
      ticket: kind,
      origin,
      language,
      list,
      isCounted,
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
          send();
        }}
      >
        <ChoiceRow
          legend={words.which}
          name="ticket"
          value={kind}
          onChoose={setKind}
          options={[...ticketIds, 'galas' as const].map((id) => ({
            id,
            label: ticketName(id, texts),
            hint: leftOf(id),
          }))}
        />
        {kind !== 'galas' && (
          <ChoiceRow
            legend={words.why}
            name="origin"
            value={reason}
            onChoose={setReason}
            options={issueOrigins.map((id) => ({ id, label: words.reasons[id] }))}
          />
        )}
        <ListField value={list} onChange={setList} checked={checked.data}>
          <ListCounts checked={checked.data} onFile={(text) => setList(text)} />
        </ListField>
        <Refusal error={checked.error} />
        <div className="fields">
          <SelectField
            label={words.language}
            value={language}
            onChange={(event) => setLanguage(event.target.value as IssueRequest['language'])}
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
            maxLength={longestGreeting}
            value={greeting}
            onChange={(event) => setGreeting(event.target.value)}
          />
        </div>
        {origin === 'transfer' && <InvoiceFields onChange={setInvoice} />}
        {kind !== 'galas' && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={!isCounted}
              onChange={(event) => setIsCounted(!event.target.checked)}
            />
            {words.besideQuota}
          </label>
        )}
        <p className={styles.send}>
          <button
            type="submit"
            className="small main"
            aria-disabled={issue.isBusy || checked.isOld || waiting.length === 0}
          >
            {fillText(words.send, { count: formatCount(waiting.length, shown) })}
          </button>
          <span>{words.sendHint}</span>
        </p>
        <Refusal error={issue.refusal} />
        <p role="status">{issue.answer && said(issue.answer)}</p>
        {issue.question && (
          <AskAgain
            question={fillText(words.ask, {
              count: formatCount(waiting.length, shown),
              ticket: ticketName(kind, texts),
              reason: texts.origins[origin],
            })}
            mutation={issue}
          />
        )}
      </form>
      <aside className={styles.aside}>
        <TicketPreview ticket={kind} origin={origin} name={waiting[0]?.name ?? null} />
        <IssuedLately />
      </aside>
    </div>
  );

  function said({ issued, before, soldOutAt }: Issued): string {
    const count = (value: number) => formatCount(value, shown);
    return [
      fillText(words.issued, { count: count(issued) }),
      before > 0 && fillText(words.before, { count: count(before) }),
      soldOutAt !== null && fillText(words.soldOut, { line: String(soldOutAt) }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}
