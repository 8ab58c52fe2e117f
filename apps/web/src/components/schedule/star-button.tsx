import { useTexts } from '../../lib/i18n/texts.tsx';
import { toggleStar } from './saved-schedule.ts';
import { StarIcon } from './star-icon.tsx';
import styles from './star-button.module.css';
import { useIsStarred } from './use-saved-schedule.ts';

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
      <StarIcon />
    </button>
  );
}
