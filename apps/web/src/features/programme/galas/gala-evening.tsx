import type { Gala } from '@kongres/content/facts/galas';
import type { ReactNode } from 'react';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useTicketPage } from '../../../components/links/use-ticket-page.ts';
import type { GalaDataBuilder } from './gala.server.ts';
import { GalaAbout } from './gala-about.tsx';
import { GalaBand } from './gala-band.tsx';
import { GalaHero } from './gala-hero.tsx';
import { GalaOthers } from './gala-others.tsx';
import { Points } from '../../../components/points.tsx';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import styles from './gala-evening.module.css';

interface GalaEveningProps {
  page: Gala['id'];
  gala: ReturnType<GalaDataBuilder>;
  /** Sections that only this gala has. */
  children?: ReactNode;
}

export function GalaEvening({ page, gala, children }: GalaEveningProps) {
  const { what, highlights, reasons } = useTexts(page);
  const phase = usePhase();
  return (
    <>
      <GalaHero page={page} gala={gala} />
      <GalaAbout {...what} contest={gala.contest} />
      <Points {...highlights} />
      <GalaBand page={page} />
      {children}
      {phase !== 'after' && <Reasons {...reasons} />}
      <GalaAdmission />
      <GalaOthers others={gala.others} />
    </>
  );
}

function Reasons({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Section title={title} layout="columns">
      <ol className={styles.reasons}>
        {items.map((item) => (
          <li key={item}>
            <Sentence text={item} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function GalaAdmission() {
  const { entry } = useTexts('gala');
  return (
    <Section
      tone="sunken"
      title={entry.title}
      lead={entry.text}
      side={<ButtonLink to={useTicketPage()}>{entry.button}</ButtonLink>}
    >
      <p>{entry.link}</p>
    </Section>
  );
}
