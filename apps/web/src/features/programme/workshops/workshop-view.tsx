import { fillText } from '@kongres/content/format/marked-text';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useTicketPage } from '../../../components/links/use-ticket-page.ts';
import { Subsection } from '../../../components/subsection.tsx';
import { LevelBars } from '../../../components/session/level-bars.tsx';
import { SessionRows } from '../../../components/session/session-rows.tsx';
import { Tag } from '../../../components/tag.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryName } from '../../../lib/routing/entry-name.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Avatar } from '@kongres/ui/avatar.tsx';
import styles from './workshop-view.module.css';
import type { WorkshopPageData } from './workshop.server.ts';

export function WorkshopView({ workshop }: { workshop: WorkshopPageData }) {
  const texts = useTexts('workshop');
  const ticketPage = useTicketPage();
  const { fields } = texts;
  const { instructor, sessions } = workshop;
  return (
    <article>
      <div className="wrap">
        <header className={`grid lined ${styles.head}`}>
          <p className={`mono ${styles.kind}`}>
            <LocalLink to="workshops">{texts.back}</LocalLink>
            <Tag>{workshop.category}</Tag>
            {workshop.sample && <Tag>{texts.sample}</Tag>}
          </p>
          <h1>{workshop.title}</h1>
          <p className={styles.lead}>{workshop.description}</p>
          <dl className={styles.facts}>
            <div>
              <dt className="mono">{fields.level}</dt>
              <dd className={styles.level}>
                <LevelBars level={workshop.level.id} /> {workshop.level.name}
              </dd>
            </div>
            <div>
              <dt className="mono">{fields.duration}</dt>
              <dd>{workshop.duration}</dd>
            </div>
            <div>
              <dt className="mono">{fields.capacity}</dt>
              <dd>{workshop.capacity}</dd>
            </div>
            <div>
              <dt className="mono">{fields.prerequisites}</dt>
              <dd>{workshop.prerequisites}</dd>
            </div>
          </dl>
          <div className={styles.instructor}>
            <Avatar name={instructor.name} src={instructor.image} />
            <p className="mono dim">{fields.instructor}</p>
            <p>
              <b>
                <EntryName to="speaker" entry={instructor.id} hasPage={instructor.hasPage}>
                  {instructor.name}
                </EntryName>
              </b>
              <br />
              {instructor.role}
            </p>
          </div>
        </header>
      </div>
      <Subsection title={texts.when}>
        {sessions.length > 0 ? (
          <SessionRows
            sessions={sessions}
            formatLocalTime={(time) => fillText(texts.yours, { time })}
          />
        ) : (
          <p className={styles.later}>{texts.later}</p>
        )}
        <p className={styles.register}>
          <ButtonLink to={ticketPage}>{texts.register}</ButtonLink>
        </p>
      </Subsection>
    </article>
  );
}
