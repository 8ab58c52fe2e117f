import { useId } from 'react';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

export function SearchField({ label, value, onChange, className = '' }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>
        <Icon name="search" />
        <span className="visually-hidden">{label}</span>
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
