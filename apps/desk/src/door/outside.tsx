import type { ReactNode } from 'react';
import { SelectField } from '@kongres/web/ui/select-field.tsx';
import { Logo } from '../frame/logo.tsx';
import { deskLanguages, useTexts, type DeskLanguage } from '../texts/texts.tsx';
import styles from './outside.module.css';

/** Before one is in: a sheet with one thing to do. */
export function Outside({ title, children }: { title: string; children: ReactNode }) {
  const { texts, language, choose } = useTexts();
  return (
    <main className={styles.outside}>
      <title>{`${title} | ${texts.name}`}</title>
      <p className={styles.name}>
        <Logo /> <b>{texts.site}</b> {texts.name}
      </p>
      <h1>{title}</h1>
      {children}
      <div className={styles.language}>
        <SelectField
          label={texts.language}
          value={language}
          onChange={(event) => choose(event.target.value as DeskLanguage)}
        >
          {Object.entries(deskLanguages).map(([id, name]) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </main>
  );
}
