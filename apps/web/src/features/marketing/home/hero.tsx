import type { ReactNode } from 'react';
import { brand } from '@kongres/content/facts/brand';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useTicketPage } from '../../../components/links/use-ticket-page.ts';
import { EveningFlags } from './evening-flags.tsx';
import { HeroFigures } from './hero-figures.tsx';
import type { HeroData } from './hero.server.ts';
import styles from './hero.module.css';
import type { HomeFigure } from './home-figures.server.ts';
import { InlineDrawing } from './inline-drawing.tsx';

interface HeroProps extends HeroData {
  figures: readonly HomeFigure[];
  /** Beneath the first button. */
  price: ReactNode;
}

export function Hero({ dates, hours, evenings, figures, price }: HeroProps) {
  const { hero } = useTexts('home');
  const ticketPage = useTicketPage();
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.canvas}>
        <InlineDrawing name="hero-back" className={`${styles.illustration} ${styles.back}`} />
        <h1 className={styles.masthead}>
          <LocalLink to="home">
            <span>{brand.name}</span> <mark>{brand.suffix}</mark>
          </LocalLink>
        </h1>
        <InlineDrawing name="hero-front" className={`${styles.illustration} ${styles.front}`} />
        <EveningFlags evenings={evenings} />
        <div className={styles.copy}>
          <p className={styles.badge}>
            <b>{dates}</b>
            <span className="mono upper">
              {hero.badge}
              <br />
              {hours}
            </span>
          </p>
          <p className={styles.title}>{hero.title}</p>
          <p className={styles.subtitle}>{hero.subtitle}</p>
          <p className={`dim ${styles.description}`}>{hero.description}</p>
          <div className={styles.buttons}>
            <ButtonLink to={ticketPage}>{hero.register}</ButtonLink>
            {price}
            <ButtonLink kind="secondary" to="programme">
              {hero.program}
            </ButtonLink>
          </div>
        </div>
      </div>
      <HeroFigures figures={figures} />
    </section>
  );
}
