import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import styles from './directory.module.css';

/** Nobody is left: why, and the way out. */
export function EmptyHall({ clear }: { clear: () => void }) {
  const { empty, filter } = useTexts('hall');
  return (
    <div className={styles.empty}>
      <h3>{empty.title}</h3>
      <p>{empty.text}</p>
      <p>
        <button type="button" className={buttonClass('primary')} onClick={clear}>
          {filter.clear}
        </button>
      </p>
    </div>
  );
}
