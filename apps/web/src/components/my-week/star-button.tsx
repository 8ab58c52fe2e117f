import { useTexts } from '../../lib/i18n/texts.tsx';
import { toggleStar } from './kept-week.ts';
import { StarSign } from './star-sign.tsx';
import styles from './star-button.module.css';
import { useIsStarred } from './use-my-week.ts';

/** The star with words, where there is one thing to be starred. */
export function StarButton({ id, name }: { id: string; name: string }) {
  const { pages } = useTexts('frame');
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={useIsStarred(id)}
      onClick={() => toggleStar(id)}
    >
      <span>
        {pages['my-week']}
        <span className="visually-hidden">: {name}</span>
      </span>
      <StarSign />
    </button>
  );
}
