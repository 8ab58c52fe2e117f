interface ChoiceProps {
  label: string;
  value: string | null;
  options: readonly (readonly [id: string, name: string])[];
  onChoose: (value: string) => void;
}

/** One of a few, or all of them. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      data-chosen={Boolean(value)}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{label}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
