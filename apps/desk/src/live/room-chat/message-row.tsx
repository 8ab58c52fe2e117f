import { fillText } from '@kongres/content/format/marked-text';
import type { DeskMessage } from '@kongres/contract/desk/live/live-talk';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatHour } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from '../shared/parts.module.css';
import { useMay } from '../shared/use-may.ts';

type State = DeskMessage['state'];

/** Where a question goes next by the first button; what is hidden is shown again first. */
const nextOf = { shown: 'stage', stage: 'answered', answered: 'shown' } as const;

interface MessageRowProps {
  message: DeskMessage;
  kind: 'question' | 'chat';
}

/** A question or message and what a host makes of it: one press each. Buttons stay where they are, so focus does too. */
export function MessageRow({ message, kind }: MessageRowProps) {
  const { texts, language } = useTexts();
  const may = useMay();
  const { id, text, author, state, votes, number, isMuted, at } = message;
  const words = texts.live.talk;
  const set = useDeed<{ id: number; state: State; saw: State }, object>('liveMessage', () => {});
  const mute = useDeed<{ id: number; isMuted: boolean }, object>('liveMute', () => {});
  const isBusy = set.isBusy || mute.isBusy;
  const next = kind === 'question' && state !== 'hidden' ? nextOf[state] : null;
  const nextWords = { stage: words.toStage, answered: words.answered, shown: words.again };
  const hideWord = state === 'hidden' ? words.show : words.hide;
  const muteWord = isMuted ? words.unmute : words.mute;

  function become(wanted: State) {
    if (!isBusy) set.act({ id, state: wanted, saw: state });
  }

  return (
    <li data-state={state}>
      <p className={styles.text}>{text}</p>
      <p className={styles.about}>
        {(kind === 'question' || state === 'hidden') && (
          <b data-state={state}>{words.states[state]}</b>
        )}
        {kind === 'question' && <span>{fillText(words.votes, { count: String(votes) })}</span>}
        <span>{author || words.nobody}</span>
        <span className="mono">KAI-{number}</span>
        <span className="mono">{formatHour(at, language)}</span>
        {isMuted && <b>{words.muted}</b>}
      </p>
      {may('liveMessage') && (
        <p className={styles.acts}>
          {next && (
            <button
              key="next"
              type="button"
              className="small"
              aria-disabled={isBusy}
              onClick={() => become(next)}
            >
              {nextWords[next]}
            </button>
          )}
          <button
            key="hide"
            type="button"
            className="small"
            aria-disabled={isBusy}
            onClick={() => become(state === 'hidden' ? 'shown' : 'hidden')}
          >
            {hideWord}
          </button>
          <button
            key="mute"
            type="button"
            className="small danger"
            aria-disabled={isBusy}
            onClick={() => !isBusy && mute.act({ id, isMuted: !isMuted })}
          >
            {muteWord}
          </button>
        </p>
      )}
      <Refusal error={set.refusal ?? mute.refusal} />
    </li>
  );
}
