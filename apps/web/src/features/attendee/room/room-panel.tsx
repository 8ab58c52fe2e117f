import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { BoardRow } from '../board/live-board.ts';
import { RoomMaterials } from '../recordings/room-materials.tsx';
import { OtherRooms } from './other-rooms.tsx';
import { Chat } from '../room-chat/chat.tsx';
import { Questions } from '../room-chat/questions.tsx';
import { useRoomChat } from '../room-chat/use-room-chat.ts';
import styles from './room-panel.module.css';

interface RoomPanelProps {
  room: string;
  session: string | null;
  token: string;
  /** Signed path of the room; null without a seat. */
  path: string | null;
  others: readonly BoardRow[];
  now: Date;
}

const tabs = ['questions', 'materials', 'chat', 'rooms'] as const;

export function RoomPanel({ room, session, token, path, others, now }: RoomPanelProps) {
  const texts = useTexts('live').talk.tabs;
  const [chosen, setChosen] = useState<(typeof tabs)[number]>('questions');
  const panel = useId();
  const tabList = useRef<HTMLDivElement>(null);
  const chat = useRoomChat(token, path);
  // Without a seat only the list of other rooms is available.
  const visibleTab = path === null ? 'rooms' : chosen;
  const counts: Partial<Record<(typeof tabs)[number], number>> = {
    questions: chat.roomChat?.questions.length ?? 0,
  };

  function handleKeyDown({ key }: KeyboardEvent) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (tabs.indexOf(visibleTab) + step + tabs.length) % tabs.length;
    setChosen(tabs[next] ?? 'questions');
    tabList.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <aside className={styles.panel} aria-label={texts.label}>
      {path !== null && (
        <div className={styles.tabs} role="tablist" ref={tabList}>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${panel}-${tab}`}
              aria-selected={tab === visibleTab}
              aria-controls={panel}
              tabIndex={tab === visibleTab ? 0 : -1}
              onClick={() => setChosen(tab)}
              onKeyDown={handleKeyDown}
            >
              {texts[tab]} {counts[tab] ? <span className="mono">{counts[tab]}</span> : null}
            </button>
          ))}
        </div>
      )}
      <div
        id={panel}
        className={styles.content}
        {...(path !== null && { role: 'tabpanel', 'aria-labelledby': `${panel}-${visibleTab}` })}
      >
        {visibleTab === 'questions' && <Questions room={room} {...chat} />}
        {visibleTab === 'materials' && (
          <RoomMaterials key={session} session={session} token={token} />
        )}
        {visibleTab === 'chat' && <Chat room={room} {...chat} />}
        {visibleTab === 'rooms' && <OtherRooms rows={others} now={now} />}
      </div>
    </aside>
  );
}
