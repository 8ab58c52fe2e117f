import type { ReactNode } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps<Id extends string> {
  legend: string;
  name: string;
  options: readonly { id: Id; label: string; hint?: ReactNode }[];
  value: Id;
  onChoose: (id: Id) => void;
}

/** One of a few, all of them seen. */
export function ChoiceRow<Id extends string>(props: ChoiceRowProps<Id>) {
  const { legend, name, options, value, onChoose } = props;
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ id, label, hint }) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChoose(id)}
            />
            <b>{label}</b>
            {hint && <span>{hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
