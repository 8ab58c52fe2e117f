import { Link, NavLink, Outlet } from 'react-router';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { useCurrentUser } from '../lib/api/use-current-user.ts';
import { screens } from '../lib/screens.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Logo } from '../components/logo.tsx';
import { OrderSearch } from './order-search.tsx';
import styles from './layout.module.css';
import { SalesStatus } from './sales-status.tsx';

export function Layout() {
  const { data: me } = useCurrentUser();
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
          <b>{texts.nav.home}</b>
        </Link>
        <nav aria-label={texts.nav.label}>
          <ul>
            {screens
              .filter(({ requiredCall }) => canRoleCall(me.role, requiredCall))
              .map(({ path, name }) => (
                <li key={path}>
                  <NavLink to={path}>{texts.nav[name]}</NavLink>
                </li>
              ))}
          </ul>
        </nav>
        {canRoleCall(me.role, 'listOrders') && <OrderSearch />}
        {canRoleCall(me.role, 'listQuotas') && <SalesStatus />}
        <NavLink className={styles.account ?? ''} to="/account">
          <span className={styles.name}>{me.name}</span>
          <span className="visually-hidden">, {texts.nav.account}</span>
        </NavLink>
      </header>
      <Outlet />
    </>
  );
}
