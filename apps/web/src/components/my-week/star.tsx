import { useTexts } from '../../lib/i18n/texts.tsx';
import { toggleStar } from './kept-week.ts';
import { StarSign } from './star-sign.tsx';
import styles from './star.module.css';
import { useIsStarred } from './use-my-week.ts';

interface StarProps {
  id: string;
  /** The title of what it stands beside. */
  name: string;
  className?: string | undefined;
}

/** Takes a session or an evening into one's week, and out of it. */
export function Star({ id, name, className = '' }: StarProps) {
  const { pages } = useTexts('frame');
  const isOn = useIsStarred(id);
  return (
    <button
      type="button"
      className={`${styles.star} ${className}`}
      aria-pressed={isOn}
      aria-label={`${pages['my-week']}: ${name}`}
      onClick={() => toggleStar(id)}
    >
      <StarSign />
    </button>
  );
}
