import { fillText } from '@kongres/content/format/marked-text';
import { useSavedSchedule } from '../../../components/schedule/use-saved-schedule.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import styles from './clash-warning.module.css';
import type { SessionData } from './session.server.ts';

/** Starred sessions that overlap this one. */
export function ClashWarning({ session }: { session: SessionData }) {
  const { clash } = useTexts('session');
  const { stars } = useSavedSchedule();
  const others = session.same.filter(
    ({ id, isThis, isCancelled }) => !isThis && !isCancelled && stars.includes(id),
  );
  if (session.isCancelled || others.length === 0) return null;
  return (
    <ul className={styles.clashes}>
      {others.map((other) => (
        <li key={other.id}>
          {clash.text}{' '}
          <EntryLink to="session" entry={other.id}>
            <span lang={other.lang}>{other.title}</span>
          </EntryLink>
          {'. '}
          {fillText(clash.minutes, { minutes: countSharedMinutes(session, other) })}
        </li>
      ))}
    </ul>
  );
}

type Times = Pick<SessionData, 'starts' | 'ends'>;

function countSharedMinutes(one: Times, other: Times): number {
  const ends = Math.min(Date.parse(one.ends), Date.parse(other.ends));
  return (ends - Math.max(Date.parse(one.starts), Date.parse(other.starts))) / 60_000;
}
