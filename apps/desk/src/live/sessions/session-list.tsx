import { fillText } from '@kongres/content/format/marked-text';
import type { DeskSession, FormerSession, LiveDay } from '@kongres/contract/desk/live/live';
import { useTexts } from '../../i18n/texts.tsx';
import { formatHour } from '../../components/format.ts';
import { Table, tableStyles } from '../../components/table.tsx';
import { roomName, wordsIn } from '../shared/names.ts';
import { sourceText } from '../shared/source-text.ts';
import styles from '../shared/live.module.css';

interface SessionListProps {
  live: LiveDay;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

export function SessionList({ live, chosen, onChoose }: SessionListProps) {
  const { texts, language } = useTexts();
  const { sessions, time, what, place, state, left, noSessions, former } = texts.live;
  const nameOf = (id: string) =>
    roomName(live.rooms.find((room) => room.id === id) ?? { id, name: null }, texts, language);

  function leftOf({ recording, materials }: DeskSession | FormerSession): string {
    const count = String(materials.length);
    return [
      recording && texts.live.recording,
      materials.length > 0 && fillText(texts.live.materials, { count }),
    ]
      .filter(Boolean)
      .join(', ');
  }

  return (
    <div>
      <h2 className={styles.heading}>{sessions}</h2>
      {live.sessions.length === 0 && <p className={styles.empty}>{noSessions}</p>}
      {live.sessions.length > 0 && (
        <Table label={sessions} columns={[time, what, place, state, left]}>
          {live.sessions.map((session) => (
            <tr
              key={session.id}
              className={styles.session}
              data-chosen={session.id === chosen}
              data-off={session.isCancelled}
            >
              <td className={tableStyles.nowrap}>
                <span className="mono">
                  {formatHour(session.starts, language)}–{formatHour(session.ends, language)}
                </span>
              </td>
              <td>
                <button type="button" className={styles.title} onClick={() => onChoose(session.id)}>
                  {wordsIn(session.title, language)}
                </button>
              </td>
              <td>{nameOf(session.room)}</td>
              <td>
                <SessionMark session={session} />
              </td>
              <td className={tableStyles.dim}>{leftOf(session)}</td>
            </tr>
          ))}
        </Table>
      )}
      {live.formerSessions.length > 0 && (
        <>
          <h2 className={styles.heading}>{former}</h2>
          <Table label={former} columns={[what, texts.live.source.own, left]}>
            {live.formerSessions.map((session) => (
              <tr key={session.id} className={styles.session} data-chosen={session.id === chosen}>
                <td>
                  <button
                    type="button"
                    className={styles.title}
                    onClick={() => onChoose(session.id)}
                  >
                    {session.id}
                  </button>
                </td>
                <td>{session.source && sourceText(session.source, texts)}</td>
                <td className={tableStyles.dim}>{leftOf(session)}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </div>
  );
}

/** Nothing for what is as in the programme. */
export function SessionMark({ session }: { session: DeskSession }) {
  const { texts } = useTexts();
  if (session.isCancelled) {
    return (
      <span className={styles.mark} data-shape="none">
        {texts.live.cancelled}
      </span>
    );
  }
  if (!session.planned) return null;
  return (
    <span className={styles.mark} data-shape="outline">
      {texts.live.moved}
    </span>
  );
}
