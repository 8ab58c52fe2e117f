interface FilterSelectProps {
  label: string;
  value: string | null;
  options: readonly (readonly [id: string, name: string])[];
  onChange: (value: string) => void;
}

/** A filter; its first option removes it. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      data-chosen={Boolean(value)}
      onChange={(event) => onChange(event.target.value)}
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
