import { edition } from '@kongres/content/facts/edition';
import { Drawing } from '../../../components/drawing.tsx';
import styles from './sharpening-row.module.css';

export function SharpeningRow() {
  return (
    <div className={styles.row}>
      {Array.from({ length: edition.dayCount }, (_, index) => (
        <Drawing
          key={`day ${index + 1}`}
          name={`sharpening-${index + 1}`}
          width={172}
          height={208}
        />
      ))}
    </div>
  );
}
