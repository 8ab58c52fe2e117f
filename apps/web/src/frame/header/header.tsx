import { brand } from '@kongres/content/facts/brand';
import { LocalLink } from '../../routing/local-link.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { useAddress } from '../../routing/use-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { Dropdown } from './dropdown.tsx';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { menu, ticketPage } from '../menu.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { MyWeekLink } from './my-week-link.tsx';
import { PageLink } from '../page-link.tsx';
import { Search } from '../search/search.tsx';
import { useScrolled } from './use-scrolled.ts';
import { WeekStrip } from './week-strip.tsx';

export function Header() {
  const texts = useTexts('frame');
  const address = useAddress();
  return (
    <header className={styles.header} data-scrolled={useScrolled() || undefined}>
      <WeekStrip />
      <div className={`wrap ${styles.bar}`}>
        <LocalLink className={styles.logo} to="home" aria-label={texts.homeLink}>
          <img src="/art/logo.svg" alt="" width={38} height={30} />
          <span>{brand.full}</span>
        </LocalLink>
        <nav className={styles.nav} aria-label={texts.nav.label}>
          <ul className={styles.entries}>
            {menu.map((entry) =>
              'group' in entry ? (
                <Dropdown key={entry.group + address} group={entry.group} pages={entry.pages} />
              ) : (
                <li key={entry.page}>
                  <PageLink page={entry.page} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <Search />
        <MyWeekLink />
        <LanguageSwitcher key={address} />
        <LocalLink className={styles.buy} to={ticketPage}>
          {texts.nav.buy}
          <Icon name="arrow" />
        </LocalLink>
        <MobileMenu key={`menu${address}`} />
      </div>
    </header>
  );
}
