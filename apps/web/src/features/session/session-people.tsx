import { useTexts } from '../../i18n/texts.tsx';
import { EntryLink } from '../../routing/entry-link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
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
              {hasPage ? (
                <EntryLink to="speaker" entry={id}>
                  {name}
                </EntryLink>
              ) : (
                name
              )}
            </h3>
            <p className="dim">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
