import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import styles from './live-navigation.module.css';

export function LiveNavigation({ isBoard }: { isBoard: boolean }) {
  const live = useTexts('live');
  const { pages } = useTexts('frame');
  return (
    <nav className={styles.navigation} aria-label={live.navigation}>
      <ul>
        <li>
          <LocalLink to="congress" aria-current={isBoard ? 'page' : undefined}>
            {live.now}
          </LocalLink>
        </li>
        {(['programme', 'my-week', 'expo'] as const).map((page) => (
          <li key={page}>
            <LocalLink to={page}>{pages[page]}</LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
