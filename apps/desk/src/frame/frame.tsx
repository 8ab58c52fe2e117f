import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { Me } from '@kongres/contract/desk/people';
import { mayCall } from '@kongres/contract/desk/rules';
import { useTexts } from '../texts/texts.tsx';
import { FindOrder } from './find-order.tsx';
import styles from './frame.module.css';
import { Logo } from './logo.tsx';
import { SaleState } from './sale-state.tsx';
import { screens } from './screens.ts';

/** The bar over every screen: where one may go, and as whom. */
export function Frame({ me, children }: { me: Me; children: ReactNode }) {
  const { texts } = useTexts();
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
      {children}
    </>
  );
}
