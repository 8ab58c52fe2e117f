import { useTexts } from '../../../../lib/i18n/texts.tsx';
import styles from './letters.module.css';

interface LettersProps {
  letters: readonly { letter: string; isLeft: boolean }[];
}

export function letterId(letter: string): string {
  return letter === '#' ? 'letter-0' : `letter-${letter.toLowerCase()}`;
}

/** The letters that companies begin with; those that a filter leaves nobody under lead nowhere. */
export function Letters({ letters }: LettersProps) {
  const { letters: label } = useTexts('hall');
  return (
    <nav className={`mono ${styles.letters}`} aria-label={label}>
      <ul data-many={letters.length > 24 || undefined}>
        {letters.map(({ letter, isLeft }) => (
          <li key={letter}>
            {isLeft ? (
              <a href={`#${letterId(letter)}`}>{letter}</a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
