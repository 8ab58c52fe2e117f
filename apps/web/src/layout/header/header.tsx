import { brand } from '@kongres/content/facts/brand';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { usePagePath } from '../../lib/routing/use-page-path.ts';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { HeaderNav } from './header-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MyWeekLink } from './my-week-link.tsx';
import { Search } from '../search/search.tsx';
import { TicketButton } from './ticket-button.tsx';
import { useScrolled } from './use-scrolled.ts';
import { WeekStrip } from '../week-strip.tsx';

export function Header() {
  const texts = useTexts('frame');
  const address = usePagePath();
  return (
    <header className={styles.header} data-scrolled={useScrolled() || undefined}>
      <WeekStrip />
      <div className={`wrap ${styles.bar}`}>
        <LocalLink className={styles.logo} to="home" aria-label={texts.homeLink}>
          <img src="/art/logo.svg" alt="" width={38} height={30} />
          <span>{brand.full}</span>
        </LocalLink>
        <HeaderNav />
        <Search />
        <MyWeekLink />
        <LanguageSwitcher key={address} />
        <TicketButton className={styles.buy} />
        <MobileMenu key={`menu${address}`} />
      </div>
    </header>
  );
}
