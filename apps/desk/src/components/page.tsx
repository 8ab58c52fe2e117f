import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
  /** Hides the heading visually. */
  isTitleHidden?: boolean;
  drawer?: ReactNode;
}

/** Focuses the heading on navigation, so that screen readers announce the page. */
export function Page({
  title,
  lead,
  actions,
  children,
  drawer = null,
  isTitleHidden = false,
}: PageProps) {
  const { texts } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className={drawer ? styles.split : undefined}>
      <title>{`${title} | ${texts.name}`}</title>
      <div>
        <header className={isTitleHidden ? 'visually-hidden' : 'head'}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
          {actions}
        </header>
        {children}
      </div>
      {drawer}
    </main>
  );
}
