import { edition } from '@kongres/content/facts/edition';
import type { Gala } from '@kongres/content/facts/galas';
import { Band } from '../../../components/band.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import styles from './gala-band.module.css';

const avatarContests: readonly Gala['id'][] = ['miss-ai', 'mister-ai'];

/** A head that takes shape line by line at avatar contests, otherwise the lines of the week. */
export function GalaBand({ page }: { page: Gala['id'] }) {
  return (
    <Band>
      {avatarContests.includes(page) ? (
        <div className={styles.heads}>
          {Array.from({ length: edition.dayCount }, (_, index) => (
            <Drawing
              key={`head ${index + 1}`}
              name={`sharpening-${index + 1}`}
              width={172}
              height={208}
            />
          ))}
        </div>
      ) : (
        <Drawing name="waiting-lines" width={1440} height={180} />
      )}
    </Band>
  );
}
