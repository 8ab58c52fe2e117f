import { useTexts } from '../../lib/i18n/texts.tsx';
import { toggleStar } from './saved-schedule.ts';
import { StarIcon } from './star-icon.tsx';
import styles from './star.module.css';
import { useIsStarred } from './use-saved-schedule.ts';

interface StarProps {
  id: string;
  name: string;
  className?: string | undefined;
}

/** Adds a session or gala to the schedule or removes it. */
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
      <StarIcon />
    </button>
  );
}
