import { fillText } from '@kongres/content/format/marked-text';
import { useId, useState, type FormEvent } from 'react';
import { textLimits, type TalkRequest } from '@kongres/contract/talk';
import type { Spoken } from '../../../lib/api/congress/join-talk.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import styles from './say-form.module.css';

/** The name that somebody has signed with, for as long as the page is open. */
let signature = '';

interface SayFormProps {
  kind: TalkRequest['kind'];
  room: string;
  slowSeconds: number;
  say: (request: TalkRequest) => Promise<Spoken>;
}

/** What was typed stays until it is sent. */
export function SayForm({ kind, room, slowSeconds, say }: SayFormProps) {
  const texts = useTexts('live').talk;
  const [text, setText] = useState('');
  const [author, setAuthor] = useState(signature);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState('');
  const id = useId();
  const most = textLimits[kind];

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !text.trim()) return;
    setIsBusy(true);
    keepSignature(author);
    const answer = await say({ room, kind, text, author });
    setIsBusy(false);
    if (answer.ok) setText('');
    setTold(answer.ok ? texts.sent : reasonOf(answer));
  }

  function reasonOf({ code, retryAfterSeconds }: Exclude<Spoken, { ok: true }>): string {
    const { refused } = texts;
    if (code === 'muted' || code === 'not_inside') return refused[code];
    if (code !== 'too_fast') return refused.failed;
    return fillText(refused.too_fast, { seconds: retryAfterSeconds ?? 1 });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={`${id}-text`}>{kind === 'question' ? texts.question : texts.message}</label>
      <textarea
        id={`${id}-text`}
        rows={2}
        maxLength={most}
        value={text}
        aria-describedby={`${id}-told`}
        onChange={({ target }) => {
          setText(target.value);
          setTold('');
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
          {fillText(texts.left, { count: text.length, number: most })}
        </span>
        <BusyButton kind="primary" isBusy={isBusy} type="submit">
          {isBusy ? texts.sending : texts.send}
        </BusyButton>
      </div>
      <p className={styles.told} id={`${id}-told`} role="status">
        {told || (slowSeconds > 0 && fillText(texts.slow, { seconds: slowSeconds }))}
      </p>
    </form>
  );
}

function keepSignature(name: string): void {
  signature = name;
}
