import type { ReactNode } from 'react';
import { Logo } from '../components/logo.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { LanguageField } from '../components/language-field.tsx';
import styles from './signed-out-page.module.css';

/** Layout of the pages shown before sign-in. */
export function SignedOutPage({ title, children }: { title: string; children: ReactNode }) {
  const { texts } = useTexts();
  return (
    <main className={styles.page}>
      <title>{`${title} | ${texts.name}`}</title>
      <p className={styles.name}>
        <Logo /> <b>{texts.site}</b> {texts.name}
      </p>
      <h1>{title}</h1>
      {children}
      <div className={styles.language}>
        <LanguageField />
      </div>
    </main>
  );
}
