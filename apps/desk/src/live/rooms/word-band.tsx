import { fillText } from '@kongres/content/format/marked-text';
import { useRef, useState } from 'react';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatHour } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { wordsIn } from '../shared/names.ts';
import { useMay } from '../shared/use-may.ts';
import { typedWords, WordsFields } from '../shared/words-fields.tsx';
import styles from '../shared/live.module.css';

/** What is being said to everybody inside, and how to say or take it back. */
export function WordBand({ word }: Pick<LiveDay, 'word'>) {
  const { texts, language } = useTexts();
  const may = useMay();
  const hush = useDeed<{ id: number }, object>('liveHush', () => {});
  const { since, takeBack } = texts.live.word;
  return (
    <section className={styles.word} aria-label={texts.live.word.title}>
      {word && (
        <div className={styles.said}>
          <p>
            <b>{wordsIn(word.text, language)}</b>{' '}
            <small>
              {Object.keys(word.text).join(', ')},{' '}
              {fillText(since, { time: formatHour(word.at, language) })}
            </small>
          </p>
          {may('liveHush') && (
            <button
              type="button"
              className="small"
              aria-disabled={hush.isBusy}
              onClick={() => !hush.isBusy && hush.act({ id: word.id })}
            >
              {takeBack}
            </button>
          )}
        </div>
      )}
      <Refusal error={hush.refusal} />
      {may('liveSay') && <WordForm />}
    </section>
  );
}

function WordForm() {
  const { texts } = useTexts();
  const { title, hint, say, ask } = texts.live.word;
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const deed = useDeed<{ text: Record<string, string> }, object>('liveSay', () => {
    form.current?.reset();
    setOpen(false);
  });
  const words = Object.values(deed.question?.body.text ?? {}).join(' / ');
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <form
        ref={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!deed.isBusy) deed.act({ text: typedWords(event.currentTarget) });
        }}
      >
        <p>{hint}</p>
        <div className="fields">
          <WordsFields labelOf={(language) => language} />
        </div>
        <Refusal error={deed.refusal} />
        <button type="submit" className="small" aria-disabled={deed.isBusy}>
          {say}
        </button>
      </form>
      {deed.question && <AskAgain question={fillText(ask, { words })} mutation={deed} />}
    </details>
  );
}
