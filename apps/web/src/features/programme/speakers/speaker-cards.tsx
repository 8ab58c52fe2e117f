import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryName } from '../../../lib/routing/entry-name.tsx';
import { Avatar } from '@kongres/ui/avatar.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import styles from './speaker-cards.module.css';
import type { SpeakerCard } from './speaker-cards.server.ts';
import { Tag } from '../../../components/tag.tsx';

interface SpeakerCardsProps {
  speakers: readonly SpeakerCard[];
  label: string;
}

export function SpeakerCards({ speakers, label }: SpeakerCardsProps) {
  const page = useTexts('speakers-page');
  const { topics } = useTexts('speakers');
  return (
    <ul className={styles.speakers} aria-label={label}>
      {speakers.map((speaker, index) => {
        const { id, name, appearance, links } = speaker;
        return (
          <li
            key={id}
            className={getDayToneClass(appearance?.day ?? index + 2)}
            data-published={speaker.hasPage || undefined}
          >
            <Avatar name={name} src={speaker.image} />
            <h3>
              <EntryName to="speaker" entry={id} hasPage={speaker.hasPage}>
                {name}
              </EntryName>
            </h3>
            {appearance && <p className="mono">{appearance.label}</p>}
            <p>
              {speaker.role} {speaker.sample && <Tag>{page.sample}</Tag>}
            </p>
            <p className={styles.bio}>{speaker.bio}</p>
            <ul className={styles.topics} aria-label={page.topics}>
              {speaker.topics.map((topic) => (
                <li key={topic}>
                  <Tag>{topics[topic]}</Tag>
                </li>
              ))}
            </ul>
            {links.length > 0 && (
              <p className={styles.social}>
                {links.map((link) => (
                  <a key={link.name} href={link.href} rel="noopener">
                    {link.name}
                    <span className="visually-hidden">, {name}</span>
                  </a>
                ))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
