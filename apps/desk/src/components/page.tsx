import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: string;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** Whether the numbers speak first: its name is heard, and not seen. */
  isQuiet?: boolean;
  /** What was opened from it, to stand beside it; null for nothing. */
  drawer?: ReactNode;
}

/** A screen: its name is the tab's, and is heard when one comes to it. */
export function Page({
  title,
  lead,
  actions,
  children,
  drawer = null,
  isQuiet = false,
}: PageProps) {
  const { texts } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className={drawer ? styles.split : undefined}>
      <title>{`${title} | ${texts.name}`}</title>
      <div>
        <header className={isQuiet ? 'visually-hidden' : 'head'}>
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
