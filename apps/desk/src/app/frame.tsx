import { Link, NavLink, Outlet } from 'react-router';
import { mayCall } from '@kongres/contract/desk/rules';
import { useMe } from '../lib/api/use-me.ts';
import { screens } from '../lib/screens.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Logo } from '../components/logo.tsx';
import { FindOrder } from './find-order.tsx';
import styles from './frame.module.css';
import { SaleState } from './sale-state.tsx';

/** The bar over every screen: where one may go, and as whom. */
export function Frame() {
  const { data: me } = useMe();
  const { texts } = useTexts();
  if (!me) return null;
  return (
    <>
      <a className={styles.skip} href="#main">
        {texts.ui.skip}
      </a>
      <header className={styles.bar}>
        <Link className={styles.home} to="/">
          <Logo />
          <b>{texts.name}</b>
        </Link>
        <nav aria-label={texts.nav.label}>
          <ul>
            {screens
              .filter(({ reads }) => mayCall(me.role, reads))
              .map(({ path, name }) => (
                <li key={path}>
                  <NavLink to={path}>{texts.nav[name]}</NavLink>
                </li>
              ))}
          </ul>
        </nav>
        {mayCall(me.role, 'orders') && <FindOrder />}
        {mayCall(me.role, 'stock') && <SaleState />}
        <NavLink className={styles.me ?? ''} to="/me">
          <span className={styles.name}>{me.name}</span>
          <span className="visually-hidden">, {texts.nav.me}</span>
        </NavLink>
      </header>
      <Outlet />
    </>
  );
}
