import type { Gala } from '@kongres/content/facts/galas';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { usePhase } from '../../../lib/edition/phase.ts';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { getContactLink } from '../../../components/links/contact-links.ts';
import { useTicketPage } from '../../../components/links/use-ticket-page.ts';
import { StarButton } from '../../../components/schedule/star-button.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import type { GalaDataBuilder } from './gala.server.ts';
import styles from './gala-hero.module.css';
import { getGalaToneClass } from '../../../components/tones/gala-tone.ts';

interface GalaHeroProps {
  page: Gala['id'];
  gala: ReturnType<GalaDataBuilder>;
}

/** Number of letters that fit on two lines at full size. */
const maxShortNameLength = 10;

export function GalaHero({ page, gala }: GalaHeroProps) {
  const { heading, intro } = useTexts(page);
  const { whereText } = useTexts('gala');
  return (
    <header
      className={`${styles.hero} ${getGalaToneClass(gala.ground)}`}
      data-ink={gala.ground.isInk || undefined}
      data-long={heading.length > maxShortNameLength || undefined}
    >
      <div className="wrap">
        <div className={`lined ${styles.sheet}`}>
          <p className={`grid mono upper ${styles.facts}`}>
            <time dateTime={gala.starts}>{gala.date}</time>
            <span>{gala.hours}</span>
            <span>{whereText}</span>
          </p>
          <h1>{heading}</h1>
          <div className={styles.copy}>
            <p>{intro}</p>
            <div className={styles.buttons}>
              <HeroButton hasContest={gala.contest !== null} />
              <StarButton id={gala.evening.id} name={gala.evening.name} />
            </div>
          </div>
          <Drawing name={page} width={820} height={860} className={styles.illustration} />
        </div>
      </div>
    </header>
  );
}

function HeroButton({ hasContest }: { hasContest: boolean }) {
  const { contest, entry } = useTexts('gala');
  const ticketPage = useTicketPage();
  const isOver = usePhase() === 'after';
  if (hasContest && !isOver) {
    return (
      <ButtonLink kind="ink" {...getContactLink('contests')}>
        {contest.button}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink kind="ink" to={ticketPage}>
      {entry.button}
    </ButtonLink>
  );
}
