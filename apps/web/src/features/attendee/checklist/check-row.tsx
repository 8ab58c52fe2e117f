import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './checklist.module.css';

interface CheckRowProps {
  title: string;
  text: ReactNode;
  isDone: boolean;
  children?: ReactNode;
  below?: ReactNode;
}

export function CheckRow({ title, text, isDone, children, below }: CheckRowProps) {
  const { before } = useTexts('congress');
  return (
    <li data-done={isDone || undefined}>
      <span className={styles.box}>{isDone && <Icon name="check" />}</span>
      <div className={styles.words}>
        <h3>
          {title}
          {isDone && <span className="visually-hidden">: {before.done}</span>}
        </h3>
        <p>{text}</p>
      </div>
      {children && <div className={styles.action}>{children}</div>}
      {below && <div className={styles.expanded}>{below}</div>}
    </li>
  );
}
