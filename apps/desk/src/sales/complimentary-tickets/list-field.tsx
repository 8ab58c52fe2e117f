import { formatOrderNumber } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { useId, useRef, type ReactNode } from 'react';
import type { CheckedTicketList } from '@kongres/contract/desk/sales/complimentary-tickets';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './list-field.module.css';

interface ListFieldProps {
  value: string;
  onChange: (value: string) => void;
  checked: CheckedTicketList | undefined;
  children: ReactNode;
}

/** A text area of one person per line, with remarks at the end of the lines. */
export function ListField({ value, onChange, checked, children }: ListFieldProps) {
  const { texts } = useTexts();
  const id = useId();
  const marks = useRef<HTMLOListElement>(null);
  const lines = value.split('\n');
  const remarks = useLineRemarks(checked);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {texts.complimentaryTickets.recipients}{' '}
        <span id={`${id}hint`}>{texts.complimentaryTickets.recipientsHint}</span>
      </label>
      <div className={styles.editor}>
        <ol ref={marks} aria-hidden="true">
          {lines.map((_, index) => {
            const remark = remarks.get(index + 1);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- lines are identified by their number
              <li key={index} data-kind={remark?.kind}>
                <span>{index + 1}</span>
                <em>{remark?.text}</em>
              </li>
            );
          })}
        </ol>
        <textarea
          id={id}
          aria-describedby={`${id}hint ${id}faults`}
          value={value}
          rows={Math.min(Math.max(lines.length + 1, 9), 24)}
          maxLength={60_000}
          spellCheck={false}
          autoComplete="off"
          wrap="off"
          onChange={(event) => onChange(event.target.value)}
          onScroll={({ currentTarget }) => {
            if (marks.current) marks.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
      <ul id={`${id}faults`} className="visually-hidden">
        {[...remarks].map(([line, { text }]) => (
          <li key={line}>
            {fillText(texts.complimentaryTickets.lineRemark, { line: String(line), text })}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

interface LineRemark {
  kind: 'invalid' | 'skipped';
  text: string;
}

function useLineRemarks(checked: CheckedTicketList | undefined): ReadonlyMap<number, LineRemark> {
  const { texts } = useTexts();
  const { faults, hasTicket } = texts.complimentaryTickets;
  const invalid = checked?.errors.map(({ line, code, sameAs }): [number, LineRemark] => [
    line,
    {
      kind: code === 'listed_twice' ? 'skipped' : 'invalid',
      text: fillText(faults[code], { line: String(sameAs ?? '') }),
    },
  ]);
  const withTicket = checked?.ready.flatMap(({ line, number }): [number, LineRemark][] =>
    number === null
      ? []
      : [
          [
            line,
            { kind: 'skipped', text: fillText(hasTicket, { number: formatOrderNumber(number) }) },
          ],
        ],
  );
  return new Map(
    [...(invalid ?? []), ...(withTicket ?? [])].toSorted(([one], [other]) => one - other),
  );
}
