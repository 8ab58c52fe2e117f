import { edition } from '@kongres/content/facts/edition';
import { Drawing } from '../../../components/drawing.tsx';
import styles from './placeholder-portraits.module.css';

export function PlaceholderPortraits() {
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
