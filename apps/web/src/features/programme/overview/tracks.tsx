import { TrackGlyph } from '../../../components/session/track-glyph.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { ProgrammeData } from './programme.server.ts';
import { Section } from '../../../components/section.tsx';
import { SessionCard } from './session-card.tsx';
import styles from './tracks.module.css';
import type { SessionType } from './use-session-type.ts';

interface TracksProps {
  tracks: ProgrammeData['tracks'];
  selectedType: SessionType | null;
}

export function Tracks({ tracks, selectedType }: TracksProps) {
  const { tracks: texts, filter } = useTexts('programme');
  return (
    <Section title={texts.title} lead={texts.intro}>
      <div className={styles.tracks}>
        {tracks.map(({ id, glyph, name, about, sessions }) => {
          const visibleSessions = sessions.filter(
            ({ type }) => !selectedType || type === selectedType,
          );
          return (
            <section key={id} aria-labelledby={`track-${id}`}>
              <header className={styles.name}>
                <span className={styles.sign}>
                  <TrackGlyph name={glyph} />
                </span>
                <h3 id={`track-${id}`}>{name}</h3>
                <p className="dim">{about}</p>
              </header>
              {visibleSessions.map((session) => (
                <SessionCard key={session.id} session={session} />
              ))}
              {visibleSessions.length === 0 && <p className={styles.empty}>{filter.none}</p>}
            </section>
          );
        })}
      </div>
    </Section>
  );
}
