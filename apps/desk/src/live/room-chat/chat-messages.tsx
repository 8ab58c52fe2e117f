import { useLayoutEffect, useRef } from 'react';
import type { DeskChatMessage } from '@kongres/contract/desk/live/room-chat';
import styles from '../shared/parts.module.css';
import { MessageRow } from './message-row.tsx';

/** Newest last. Follows new messages unless scrolled up. */
export function ChatMessages({ chat }: { chat: readonly DeskChatMessage[] }) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const shown = list.current;
    if (shown && isAtEnd.current) shown.scrollTop = shown.scrollHeight;
  });
  return (
    <ol
      ref={list}
      className={`${styles.messages} ${styles.chat}`}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - clientHeight - scrollTop < 40;
      }}
    >
      {chat.map((message) => (
        <MessageRow key={message.id} message={message} kind="chat" />
      ))}
    </ol>
  );
}
