import { useLayoutEffect, useRef } from 'react';
import type { DeskMessage } from '@kongres/contract/desk/live/live-talk';
import styles from '../shared/parts.module.css';
import { MessageRow } from './message-row.tsx';

/** The newest last. Whoever reads the end keeps reading the end; whoever has scrolled up stays there. */
export function Chat({ chat }: { chat: readonly DeskMessage[] }) {
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
