import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { FactList } from '../../../components/fact-list.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Section } from '../../../components/section.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FormLink } from './form-link.tsx';
import { LeadForm } from './lead-form.tsx';
import styles from './lead-page.module.css';
import type { LeadPageId } from './lead-pages.ts';

export function LeadPage({ page, children }: { page: LeadPageId; children: ReactNode }) {
  const { button, deadline, know } = useTexts(page);
  const action = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <PageHeading
        texts={page}
        action={
          <div className={styles.action} ref={action}>
            <FormLink kind="primary">{button}</FormLink>
            <p>
              <b>{deadline.title}:</b> {deadline.text}
            </p>
          </div>
        }
      />
      <BottomBar after={action} before={form}>
        {button}
      </BottomBar>
      <div className={styles.body}>
        {children}
        <Section title={know.title}>
          <FactList items={know.items} />
        </Section>
      </div>
      <div className={styles.form} ref={form}>
        <LeadForm page={page} />
      </div>
    </div>
  );
}
