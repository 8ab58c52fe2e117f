import { useState } from 'react';
import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { ExportAttendees, ExportFormat } from '@kongres/contract/desk/sales/exports';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { formatCount } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './exports.module.css';
import { getLastMonth } from './last-month.ts';
import { useExport, type ExportRequest } from './use-export.ts';
import { Page } from '../../components/page.tsx';

type Filter = Omit<ExportAttendees, 'format'>;

function ExportForm() {
  const { texts, language } = useTexts();
  const words = texts.exports;
  const { data: me } = useCurrentUser();
  const [kind, setKind] = useState<'payments' | 'attendees' | 'orders'>('payments');
  const [span, setSpan] = useState(() => getLastMonth(new Date()));
  const [filter, setFilter] = useState<Filter>({});
  const file = useExport();
  if (!me || !canRoleCall(me.role, 'exportPayments')) return null;
  const isSpan = span.since !== '' && span.since <= span.until;
  const isReady = kind !== 'payments' || isSpan;

  function buildRequest(format: ExportFormat): ExportRequest {
    if (kind === 'payments') return { call: 'exportPayments', body: { ...span, format } };
    if (kind === 'attendees') return { call: 'exportAttendees', body: { ...filter, format } };
    return { call: 'exportOrders', body: { format } };
  }

  return (
    <section className={`pane stack ${styles.exports}`} aria-labelledby="exports">
      <h2 id="exports" className="visually-hidden">
        {words.title}
      </h2>
      <RadioGroup
        legend={words.which}
        name="export"
        value={kind}
        onChange={(chosen) => {
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
            error={isSpan ? undefined : words.invalidDays}
            onChange={({ target }) => setSpan({ ...span, until: target.value })}
          />
        </div>
      )}
      {kind === 'attendees' && (
        <div className="fields">
          <ExportFilter
            label={texts.orders.ticket}
            all={words.allTickets}
            options={admissionIds.map((id) => [id, formatTicketName(id, texts)])}
            chosen={filter.ticket}
            onChange={(ticket) => setFilter({ ...filter, ticket })}
          />
          <ExportFilter
            label={texts.orders.language}
            all={words.allLanguages}
            options={languages.map(({ id, label }) => [id, label])}
            chosen={filter.language}
            onChange={(chosen) => setFilter({ ...filter, language: chosen })}
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
            onClick={() => !file.isPending && isReady && file.mutate(buildRequest(format))}
          >
            {words[format]}
          </button>
        ))}
        <span>{words.hint}</span>
      </p>
      <ErrorNotice error={file.error} />
      <p role="status" className={styles.result}>
        {file.isPending && words.preparing}
        {file.data &&
          fillText(file.data.rows > 0 ? words.downloaded : words.empty, {
            file: file.data.name,
            rows: formatCount(file.data.rows, language),
          })}
      </p>
    </section>
  );
}

interface ExportFilterProps<Id extends string> {
  label: string;
  all: string;
  options: readonly (readonly [id: Id, name: string])[];
  chosen: Id | undefined;
  onChange: (id: Id | undefined) => void;
}

function ExportFilter<Id extends string>({
  label,
  all,
  options,
  chosen,
  onChange,
}: ExportFilterProps<Id>) {
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(options.find(([id]) => id === target.value)?.[0])}
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
      <ExportForm />
    </Page>
  );
}
