import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryName } from '../../../lib/routing/entry-name.tsx';
import { Avatar } from '@kongres/ui/avatar.tsx';
import styles from './session-people.module.css';
import type { SessionData } from './session.server.ts';

export function SessionPeople({ people }: Pick<SessionData, 'people'>) {
  const texts = useTexts('session');
  if (people.length === 0) return null;
  return (
    <section className={styles.people}>
      <h2>{texts.people}</h2>
      <ul>
        {people.map(({ id, name, role, image, hasPage }) => (
          <li key={id}>
            <Avatar name={name} src={image} />
            <h3>
              <EntryName to="speaker" entry={id} hasPage={hasPage}>
                {name}
              </EntryName>
            </h3>
            <p className="dim">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
