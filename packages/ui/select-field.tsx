import { useId, type ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export function SelectField({ label, ...select }: { label: string } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.select}>
        <select {...select} id={id} />
        <Icon name="down" />
      </div>
    </div>
  );
}
