import { orderName } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { useId, useRef, type ReactNode } from 'react';
import type { CheckedList } from '@kongres/contract/desk/sales/issuing';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './list-field.module.css';

interface ListFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What is known of its lines so far. */
  checked: CheckedList | undefined;
  children: ReactNode;
}

/** A person on each line; what is wrong with one stands at its end. */
export function ListField({ value, onChange, checked, children }: ListFieldProps) {
  const { texts } = useTexts();
  const id = useId();
  const marks = useRef<HTMLOListElement>(null);
  const lines = value.split('\n');
  const remarks = useRemarks(checked);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {texts.issuing.whom} <span id={`${id}hint`}>{texts.issuing.whomHint}</span>
      </label>
      <div className={styles.sheet}>
        <ol ref={marks} aria-hidden="true">
          {lines.map((_, index) => {
            const remark = remarks.get(index + 1);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a line is its number
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
          <li key={line}>{fillText(texts.issuing.lineSays, { line: String(line), text })}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

interface Remark {
  kind: 'wrong' | 'skipped';
  text: string;
}

function useRemarks(checked: CheckedList | undefined): ReadonlyMap<number, Remark> {
  const { texts } = useTexts();
  const { faults, hasNumber } = texts.issuing;
  const wrong = checked?.faults.map(({ line, code, sameAs }): [number, Remark] => [
    line,
    {
      kind: code === 'listed_twice' ? 'skipped' : 'wrong',
      text: fillText(faults[code], { line: String(sameAs ?? '') }),
    },
  ]);
  const had = checked?.ready.flatMap(({ line, number }): [number, Remark][] =>
    number === null
      ? []
      : [[line, { kind: 'skipped', text: fillText(hasNumber, { number: orderName(number) }) }]],
  );
  return new Map([...(wrong ?? []), ...(had ?? [])].toSorted(([one], [other]) => one - other));
}
