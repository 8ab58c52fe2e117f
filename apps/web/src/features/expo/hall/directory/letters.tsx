import { useTexts } from '../../../../lib/i18n/texts.tsx';
import styles from './letters.module.css';

interface LettersProps {
  letters: readonly { letter: string; hasVisibleRows: boolean }[];
}

export function getLetterId(letter: string): string {
  return letter === '#' ? 'letter-0' : `letter-${letter.toLowerCase()}`;
}

/** Jump links; letters without visible rows are not links. */
export function Letters({ letters }: LettersProps) {
  const { letters: label } = useTexts('hall');
  return (
    <nav className={`mono ${styles.letters}`} aria-label={label}>
      <ul data-many={letters.length > 24 || undefined}>
        {letters.map(({ letter, hasVisibleRows }) => (
          <li key={letter}>
            {hasVisibleRows ? (
              <a href={`#${getLetterId(letter)}`}>{letter}</a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
