import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryName } from '../../../lib/routing/entry-name.tsx';
import { Avatar } from '@kongres/ui/avatar.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import styles from './speaker-cards.module.css';
import type { SpeakerSummary } from './speaker-cards.server.ts';
import { Tag } from '../../../components/tag.tsx';

export function SpeakerCards({ speakers }: { speakers: readonly SpeakerSummary[] }) {
  const page = useTexts('speakers-page');
  const { topics } = useTexts('speakers');
  return (
    <ul className={styles.speakers} aria-label={page.list}>
      {speakers.map(
        ({ id, hasPage, name, image, sample, role, bio, topics: about, links }, index) => (
          <li key={id} className={getDayToneClass(index + 2)}>
            <Avatar name={name} src={image} />
            <h3>
              <EntryName to="speaker" entry={id} hasPage={hasPage}>
                {name}
              </EntryName>
            </h3>
            <p>
              {role} {sample && <Tag>{page.sample}</Tag>}
            </p>
            <p>{bio}</p>
            <ul className={styles.topics} aria-label={page.topics}>
              {about.map((topic) => (
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
        ),
      )}
    </ul>
  );
}
