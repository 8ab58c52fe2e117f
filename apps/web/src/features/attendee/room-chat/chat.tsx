import { useRef } from 'react';
import { Tag } from '../../../components/tag.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useDisplayClock } from '../board/use-display-clock.ts';
import { MessageForm } from './message-form.tsx';
import type { useRoomChat } from './use-room-chat.ts';
import styles from './chat.module.css';

type ChatProps = Pick<ReturnType<typeof useRoomChat>, 'roomChat' | 'own' | 'postMessage'> & {
  room: string;
};

/** Within this distance from the end the list follows new messages. */
const nearEndPx = 80;

/** Scrolls to new messages unless the visitor has scrolled up. */
export function Chat({ room, roomChat, own, postMessage }: ChatProps) {
  const texts = useTexts('live').talk;
  const clock = useDisplayClock();
  const list = useRef<HTMLOListElement>(null);
  const isNearEnd = useRef(true);
  const last = roomChat?.chat.at(-1)?.id;

  function scrollToEnd(newest: HTMLElement | null) {
    if (newest && isNearEnd.current) list.current?.scrollTo(0, list.current.scrollHeight);
  }

  return (
    <>
      {roomChat?.chat.length === 0 && <p className={styles.empty}>{texts.noChat}</p>}
      <ol
        className={styles.chat}
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be reachable by keyboard.
        tabIndex={0}
        aria-label={texts.tabs.chat}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isNearEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
        }}
      >
        {roomChat?.chat.map(({ id, author, isSpeaker, text, at }) => (
          <li
            key={id}
            ref={id === last ? scrollToEnd : undefined}
            data-own={own.messages.includes(id) || undefined}
          >
            <p className="mono">
              <b>{own.messages.includes(id) ? texts.own : author || texts.anonymous}</b>{' '}
              {isSpeaker && <Tag>{texts.speaker}</Tag>}{' '}
              <time dateTime={at}>{clock.formatTime(at)}</time>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <MessageForm
        kind="chat"
        room={room}
        slowSeconds={roomChat?.slowSeconds ?? 0}
        postMessage={postMessage}
      />
    </>
  );
}
