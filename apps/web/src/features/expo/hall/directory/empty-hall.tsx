import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import styles from './directory.module.css';

export function EmptyHall({ onClear }: { onClear: () => void }) {
  const { empty, filter } = useTexts('hall');
  return (
    <div className={styles.empty}>
      <h3>{empty.title}</h3>
      <p>{empty.text}</p>
      <p>
        <button type="button" className={getButtonClass('secondary')} onClick={onClear}>
          {filter.clear}
        </button>
      </p>
    </div>
  );
}
