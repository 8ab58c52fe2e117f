import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { BoardRow } from '../board/live-board.ts';
import { RoomMaterials } from '../recordings/room-materials.tsx';
import { OtherRooms } from './other-rooms.tsx';
import { Chat } from '../room-chat/chat.tsx';
import { Questions } from '../room-chat/questions.tsx';
import { useTalk } from '../room-chat/use-talk.ts';
import styles from './room-panel.module.css';

interface RoomPanelProps {
  room: string;
  /** What is on. */
  session: string | null;
  token: string;
  /** The signed way to what is said here; null for who is not inside. */
  path: string | null;
  others: readonly BoardRow[];
  now: Date;
}

const tabs = ['questions', 'materials', 'chat', 'rooms'] as const;

/** Beside the stage: what is asked, what is said, and where else to go. */
export function RoomPanel({ room, session, token, path, others, now }: RoomPanelProps) {
  const texts = useTexts('live').talk.tabs;
  const [chosen, setChosen] = useState<(typeof tabs)[number]>('questions');
  const panel = useId();
  const list = useRef<HTMLDivElement>(null);
  const talk = useTalk(token, path);
  // Who is not inside has nothing to read here but where the doors are.
  const shown = path === null ? 'rooms' : chosen;
  const counts: Partial<Record<(typeof tabs)[number], number>> = {
    questions: talk.talk?.questions.length ?? 0,
  };

  function move({ key }: KeyboardEvent) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (tabs.indexOf(shown) + step + tabs.length) % tabs.length;
    setChosen(tabs[next] ?? 'questions');
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <aside className={styles.panel} aria-label={texts.label}>
      {path !== null && (
        <div className={styles.tabs} role="tablist" ref={list}>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${panel}-${tab}`}
              aria-selected={tab === shown}
              aria-controls={panel}
              tabIndex={tab === shown ? 0 : -1}
              onClick={() => setChosen(tab)}
              onKeyDown={move}
            >
              {texts[tab]} {counts[tab] ? <span className="mono">{counts[tab]}</span> : null}
            </button>
          ))}
        </div>
      )}
      <div
        id={panel}
        className={styles.content}
        {...(path !== null && { role: 'tabpanel', 'aria-labelledby': `${panel}-${shown}` })}
      >
        {shown === 'questions' && <Questions room={room} {...talk} />}
        {shown === 'materials' && <RoomMaterials key={session} session={session} token={token} />}
        {shown === 'chat' && <Chat room={room} {...talk} />}
        {shown === 'rooms' && <OtherRooms rows={others} now={now} />}
      </div>
    </aside>
  );
}
