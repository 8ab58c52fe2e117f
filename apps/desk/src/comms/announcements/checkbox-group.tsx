import styles from './announcements.module.css';

interface CheckboxGroupProps<Id extends string> {
  legend: string;
  options: readonly (readonly [id: Id, name: string])[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

export function CheckboxGroup<Id extends string>({
  legend,
  options,
  chosen,
  onChange,
}: CheckboxGroupProps<Id>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(([id, name]) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
