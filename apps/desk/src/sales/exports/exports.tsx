import { useState } from 'react';
import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { ExportAttendees, ExportFormat } from '@kongres/contract/desk/sales/exports';
import { mayCall } from '@kongres/contract/desk/rules';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useMe } from '../../lib/api/use-me.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ChoiceRow } from '../../components/choice-row.tsx';
import { formatCount } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from './exports.module.css';
import { lastMonth } from './last-month.ts';
import { useExport, type Wanted } from './use-export.ts';
import { Page } from '../../components/page.tsx';

type Filter = Omit<ExportAttendees, 'format'>;

/** What the accountant asks for each month, and who comes: as a file. */
function Exports() {
  const { texts, language } = useTexts();
  const words = texts.exports;
  const { data: me } = useMe();
  const [kind, setKind] = useState<'payments' | 'attendees' | 'orders'>('payments');
  const [span, setSpan] = useState(() => lastMonth(new Date()));
  const [filter, setFilter] = useState<Filter>({});
  const file = useExport();
  if (!me || !mayCall(me.role, 'exportPayments')) return null;
  const isSpan = span.since !== '' && span.since <= span.until;
  const isReady = kind !== 'payments' || isSpan;

  function wanted(format: ExportFormat): Wanted {
    if (kind === 'payments') return { call: 'exportPayments', body: { ...span, format } };
    if (kind === 'attendees') return { call: 'exportAttendees', body: { ...filter, format } };
    return { call: 'exportOrders', body: { format } };
  }

  return (
    <section className={`pane stack ${styles.exports}`} aria-labelledby="exports">
      <h2 id="exports" className="visually-hidden">
        {words.title}
      </h2>
      <ChoiceRow
        legend={words.which}
        name="export"
        value={kind}
        onChoose={(chosen) => {
          setKind(chosen);
          file.reset();
        }}
        options={[
          { id: 'payments', label: words.payments },
          { id: 'attendees', label: words.attendees },
          { id: 'orders', label: words.orders },
        ]}
      />
      <p className={styles.hint}>{words[`${kind}Hint`]}</p>
      {kind === 'payments' && (
        <div className="fields">
          <Field
            type="date"
            label={words.since}
            value={span.since}
            onChange={({ target }) => setSpan({ ...span, since: target.value })}
          />
          <Field
            type="date"
            label={words.until}
            value={span.until}
            error={isSpan ? undefined : words.wrongDays}
            onChange={({ target }) => setSpan({ ...span, until: target.value })}
          />
        </div>
      )}
      {kind === 'attendees' && (
        <div className="fields">
          <Choice
            label={texts.orders.ticket}
            all={words.allTickets}
            options={admissionIds.map((id) => [id, ticketName(id, texts)])}
            chosen={filter.ticket}
            onChoose={(ticket) => setFilter({ ...filter, ticket })}
          />
          <Choice
            label={texts.orders.language}
            all={words.allLanguages}
            options={languages.map(({ id, label }) => [id, label])}
            chosen={filter.language}
            onChoose={(chosen) => setFilter({ ...filter, language: chosen })}
          />
        </div>
      )}
      <p className={styles.files}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className={format === 'xlsx' ? 'small main' : 'small'}
            aria-disabled={file.isPending || !isReady}
            onClick={() => !file.isPending && isReady && file.mutate(wanted(format))}
          >
            {words[format]}
          </button>
        ))}
        <span>{words.hint}</span>
      </p>
      <Refusal error={file.error} />
      <p role="status" className={styles.said}>
        {file.isPending && words.wait}
        {file.data &&
          fillText(file.data.rows > 0 ? words.done : words.none, {
            file: file.data.name,
            rows: formatCount(file.data.rows, language),
          })}
      </p>
    </section>
  );
}

interface ChoiceProps<Id extends string> {
  label: string;
  all: string;
  options: readonly (readonly [id: Id, name: string])[];
  chosen: Id | undefined;
  onChoose: (id: Id | undefined) => void;
}

/** One of a few, or all of them. */
function Choice<Id extends string>({ label, all, options, chosen, onChoose }: ChoiceProps<Id>) {
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(options.find(([id]) => id === target.value)?.[0])}
    >
      <option value="">{all}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

export function ExportsPage() {
  const { texts } = useTexts();
  return (
    <Page title={texts.exports.title}>
      <Exports />
    </Page>
  );
}
