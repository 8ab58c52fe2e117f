import { fillText } from '@kongres/content/format/marked-text';
import { useId, useState, type FormEvent } from 'react';
import { textLimits, type PostMessageRequest } from '@kongres/contract/room-chat';
import type { RoomChatResult } from '../../../lib/api/congress/room-chat.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import styles from './message-form.module.css';

/** The author name, kept until the page is closed. */
let signature = '';

interface MessageFormProps {
  kind: PostMessageRequest['kind'];
  room: string;
  slowSeconds: number;
  postMessage: (request: PostMessageRequest) => Promise<RoomChatResult>;
}

export function MessageForm({ kind, room, slowSeconds, postMessage }: MessageFormProps) {
  const texts = useTexts('live').talk;
  const [text, setText] = useState('');
  const [author, setAuthor] = useState(signature);
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState('');
  const id = useId();
  const maxLength = textLimits[kind];

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !text.trim()) return;
    setIsBusy(true);
    saveSignature(author);
    const reply = await postMessage({ room, kind, text, author });
    setIsBusy(false);
    if (reply.ok) setText('');
    setStatus(reply.ok ? texts.sent : getRefusalText(reply));
  }

  function getRefusalText({
    code,
    retryAfterSeconds,
  }: Exclude<RoomChatResult, { ok: true }>): string {
    const { refused } = texts;
    if (code === 'muted' || code === 'not_inside') return refused[code];
    if (code !== 'too_fast') return refused.failed;
    return fillText(refused.too_fast, { seconds: retryAfterSeconds ?? 1 });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={`${id}-text`}>{kind === 'question' ? texts.question : texts.message}</label>
      <textarea
        id={`${id}-text`}
        rows={2}
        maxLength={maxLength}
        value={text}
        aria-describedby={`${id}-status`}
        onChange={({ target }) => {
          setText(target.value);
          setStatus('');
        }}
      />
      <div className={styles.row}>
        <label htmlFor={`${id}-name`}>{texts.name}</label>
        <input
          id={`${id}-name`}
          maxLength={textLimits.author}
          value={author}
          placeholder={texts.anonymous}
          autoComplete="name"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setAuthor(target.value)}
        />
        <span className="visually-hidden" id={`${id}-hint`}>
          {texts.nameHint}
        </span>
        <span className="mono dim" aria-hidden="true">
          {fillText(texts.left, { count: text.length, number: maxLength })}
        </span>
        <BusyButton kind="primary" isBusy={isBusy} type="submit">
          {isBusy ? texts.sending : texts.send}
        </BusyButton>
      </div>
      <p className={styles.status} id={`${id}-status`} role="status">
        {status || (slowSeconds > 0 && fillText(texts.slow, { seconds: slowSeconds }))}
      </p>
    </form>
  );
}

function saveSignature(name: string): void {
  signature = name;
}
