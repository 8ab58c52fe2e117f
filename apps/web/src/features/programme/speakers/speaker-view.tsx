import { fillText } from '@kongres/content/format/marked-text';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useTicketPage } from '../../../components/links/use-ticket-page.ts';
import { SessionRows } from '../../../components/session/session-rows.tsx';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { SpeakerPortrait } from './speaker-portrait.tsx';
import styles from './speaker-view.module.css';
import type { SpeakerData } from './speaker.server.ts';

export function SpeakerView({ speaker }: { speaker: SpeakerData }) {
  const texts = useTexts('speaker');
  const { name, sessions, links } = speaker;
  const ticketPage = useTicketPage();
  return (
    <>
      <div className="wrap">
        <header className={`lined ${styles.head}`}>
          <div className={styles.words}>
            <p className="mono">
              {[texts.label, ...speaker.topics].join(', ')}{' '}
              {speaker.sample && <Tag>{texts.sample}</Tag>}
            </p>
            <h1 data-size={speaker.nameSize}>{name}</h1>
            <p className={styles.role}>{speaker.role}</p>
            <p>{speaker.bio}</p>
            <p className={styles.ticket}>
              <ButtonLink to={ticketPage}>{texts.ticket}</ButtonLink>
              <span>{texts.ticketNote}</span>
            </p>
            {links.length > 0 && (
              <ul aria-label={texts.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} rel="noopener">
                      {link.name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <SpeakerPortrait speaker={speaker} />
        </header>
      </div>
      <Section
        title={
          sessions.length > 0 ? fillText(texts.onStage, { sessions: speaker.count }) : texts.none
        }
        side={
          speaker.calendar && (
            <a className={getButtonClass('secondary')} href={speaker.calendar} download>
              {fillText(texts.calendar, { sessions: speaker.count })}
              <Icon name="calendar" />
            </a>
          )
        }
      >
        {sessions.length > 0 && (
          <SessionRows
            sessions={sessions}
            formatLocalTime={(time) => fillText(texts.yours, { time })}
          />
        )}
        <nav className={styles.others} aria-label={texts.all}>
          <EntryLink to="speaker" entry={speaker.previous.id} rel="prev">
            <span className="mono">{texts.previous}</span> {speaker.previous.name}
          </EntryLink>
          <LocalLink to="speakers">{texts.all}</LocalLink>
          <EntryLink to="speaker" entry={speaker.next.id} rel="next">
            <span className="mono">{texts.next}</span> {speaker.next.name}
          </EntryLink>
        </nav>
      </Section>
    </>
  );
}
