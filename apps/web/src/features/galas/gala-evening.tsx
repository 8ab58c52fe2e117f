import type { Gala } from '@kongres/content/facts/galas';
import type { ReactNode } from 'react';
import { usePhase } from '../../edition/phase.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { GalaData } from './gala.server.ts';
import { GalaAbout } from './gala-about.tsx';
import { GalaEntry } from './gala-entry.tsx';
import { GalaHero } from './gala-hero.tsx';
import { GalaOthers } from './gala-others.tsx';
import { Points } from '../../blocks/points.tsx';
import { Reasons } from './reasons.tsx';

interface GalaEveningProps {
  page: Gala['id'];
  gala: ReturnType<GalaData>;
  /** What only this evening has. */
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
      {children}
      {phase !== 'after' && <Reasons {...reasons} />}
      <GalaEntry />
      <GalaOthers others={gala.others} />
    </>
  );
}
