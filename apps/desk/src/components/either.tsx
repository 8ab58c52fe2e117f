import styles from './either.module.css';

interface EitherProps<Id extends string> {
  /** What is chosen, for those who do not see it. */
  label: string;
  options: readonly (readonly [id: Id, name: string])[];
  value: Id;
  onChoose: (id: Id) => void;
}

/** One of a few ways to look at the same. */
export function Either<Id extends string>({ label, options, value, onChoose }: EitherProps<Id>) {
  return (
    <div className={styles.either} role="group" aria-label={label}>
      {options.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
