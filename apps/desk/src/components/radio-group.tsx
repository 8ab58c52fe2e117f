import type { ReactNode } from 'react';
import styles from './radio-group.module.css';

interface RadioGroupProps<Id extends string> {
  legend: string;
  name: string;
  options: readonly { id: Id; label: string; hint?: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
}

export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { legend, name, options, value, onChange } = props;
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
              onChange={() => onChange(id)}
            />
            <b>{label}</b>
            {hint && <span>{hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
