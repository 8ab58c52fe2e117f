import { fillText } from '@kongres/content/format/marked-text';
import type { DeskSession, FormerSession, LiveDay } from '@kongres/contract/desk/live/live';
import { useTexts } from '../../i18n/texts.tsx';
import { formatHour } from '../../components/format.ts';
import { Table, tableStyles } from '../../components/table.tsx';
import { formatRoomName, getLocalizedText } from '../shared/names.ts';
import { formatSource } from '../shared/format-source.ts';
import styles from '../shared/live.module.css';

interface SessionListProps {
  live: LiveDay;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

export function SessionList({ live, chosen, onChoose }: SessionListProps) {
  const { texts, language } = useTexts();
  const {
    sessions,
    time,
    session: sessionLabel,
    roomLabel,
    status,
    resourcesLabel,
    noSessions,
    former,
  } = texts.live;
  const formatName = (id: string) =>
    formatRoomName(
      live.rooms.find((room) => room.id === id) ?? { id, name: null },
      texts,
      language,
    );

  function describeResources({ recording, materials }: DeskSession | FormerSession): string {
    const count = String(materials.length);
    return [
      recording && texts.live.hasRecording,
      materials.length > 0 && fillText(texts.live.materialCount, { count }),
    ]
      .filter(Boolean)
      .join(', ');
  }

  return (
    <div>
      <h2 className={styles.heading}>{sessions}</h2>
      {live.sessions.length === 0 && <p className={styles.empty}>{noSessions}</p>}
      {live.sessions.length > 0 && (
        <Table label={sessions} columns={[time, sessionLabel, roomLabel, status, resourcesLabel]}>
          {live.sessions.map((session) => (
            <tr
              key={session.id}
              className={styles.session}
              data-chosen={session.id === chosen}
              data-cancelled={session.isCancelled}
            >
              <td className={tableStyles.nowrap}>
                <span className="mono">
                  {formatHour(session.starts, language)}–{formatHour(session.ends, language)}
                </span>
              </td>
              <td>
                <button type="button" className={styles.title} onClick={() => onChoose(session.id)}>
                  {getLocalizedText(session.title, language)}
                </button>
              </td>
              <td>{formatName(session.room)}</td>
              <td>
                <SessionStatus session={session} />
              </td>
              <td className={tableStyles.dim}>{describeResources(session)}</td>
            </tr>
          ))}
        </Table>
      )}
      {live.formerSessions.length > 0 && (
        <>
          <h2 className={styles.heading}>{former}</h2>
          <Table label={former} columns={[sessionLabel, texts.live.source.session, resourcesLabel]}>
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
                <td>{session.source && formatSource(session.source, texts)}</td>
                <td className={tableStyles.dim}>{describeResources(session)}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </div>
  );
}

export function SessionStatus({ session }: { session: DeskSession }) {
  const { texts } = useTexts();
  if (session.isCancelled) {
    return (
      <span className={styles.status} data-shape="none">
        {texts.live.cancelled}
      </span>
    );
  }
  if (!session.planned) return null;
  return (
    <span className={styles.status} data-shape="outline">
      {texts.live.moved}
    </span>
  );
}
