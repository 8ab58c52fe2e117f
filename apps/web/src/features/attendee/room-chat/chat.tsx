import { useRef } from 'react';
import { Tag } from '../../../components/tag.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useHours } from '../board/use-hours.ts';
import { SayForm } from './say-form.tsx';
import type { useTalk } from './use-talk.ts';
import styles from './chat.module.css';

type ChatProps = Pick<ReturnType<typeof useTalk>, 'talk' | 'own' | 'say'> & { room: string };

/** How far from the end somebody still counts as reading along. */
const nearPx = 80;

/** The newest stands last; the list follows it, unless somebody is reading further up. */
export function Chat({ room, talk, own, say }: ChatProps) {
  const texts = useTexts('live').talk;
  const hours = useHours();
  const list = useRef<HTMLOListElement>(null);
  const isNearEnd = useRef(true);
  const last = talk?.chat.at(-1)?.id;

  function follow(newest: HTMLElement | null) {
    if (newest && isNearEnd.current) list.current?.scrollTo(0, list.current.scrollHeight);
  }

  return (
    <>
      {talk?.chat.length === 0 && <p className={styles.empty}>{texts.noChat}</p>}
      <ol
        className={styles.chat}
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard.
        tabIndex={0}
        aria-label={texts.tabs.chat}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isNearEnd.current = scrollHeight - scrollTop - clientHeight < nearPx;
        }}
      >
        {talk?.chat.map(({ id, author, isSpeaker, text, at }) => (
          <li
            key={id}
            ref={id === last ? follow : undefined}
            data-own={own.messages.includes(id) || undefined}
          >
            <p className="mono">
              <b>{own.messages.includes(id) ? texts.own : author || texts.anonymous}</b>{' '}
              {isSpeaker && <Tag>{texts.speaker}</Tag>} <time dateTime={at}>{hours.time(at)}</time>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <SayForm kind="chat" room={room} slowSeconds={talk?.slowSeconds ?? 0} say={say} />
    </>
  );
}
