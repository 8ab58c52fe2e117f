import styles from './announcements.module.css';

interface ChoicesProps<Id extends string> {
  legend: string;
  options: readonly (readonly [id: Id, name: string])[];
  chosen: readonly Id[];
  onChoose: (chosen: Id[]) => void;
}

/** Any of a few. */
export function Choices<Id extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: ChoicesProps<Id>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(([id, name]) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
