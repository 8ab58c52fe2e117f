import styles from './segmented-control.module.css';

interface SegmentedControlProps<Id extends string> {
  label: string;
  options: readonly (readonly [id: Id, name: string])[];
  value: Id;
  onChange: (id: Id) => void;
}

export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Id>) {
  return (
    <div className={styles.control} role="group" aria-label={label}>
      {options.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
