import { Drawing } from '../../../components/drawing.tsx';
import styles from './listening-head.module.css';

/** A head in front of the seven lines, as decoration. */
export function ListeningHead() {
  return (
    <div className={styles.picture}>
      <Drawing name="waiting-lines" width={1440} height={180} />
      <Drawing name="keynote" width={344} height={250} />
    </div>
  );
}
