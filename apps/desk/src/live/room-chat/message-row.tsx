import { fillText } from '@kongres/content/format/marked-text';
import type { DeskChatMessage } from '@kongres/contract/desk/live/room-chat';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatHour } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from '../shared/parts.module.css';
import { usePermission } from '../shared/use-permission.ts';

type State = DeskChatMessage['state'];

/** The next state of a question; a hidden one has to be shown first. */
const nextStates = { shown: 'stage', stage: 'answered', answered: 'shown' } as const;

interface MessageRowProps {
  message: DeskChatMessage;
  kind: 'question' | 'chat';
}

/** A question or chat message with its moderation buttons, which keep their keys so that focus stays. */
export function MessageRow({ message, kind }: MessageRowProps) {
  const { texts, language } = useTexts();
  const may = usePermission();
  const { id, text, author, state, votes, number, isMuted, at } = message;
  const words = texts.live.roomChat;
  const set = useDeskMutation<{ id: number; state: State; expectedState: State }, object>(
    'moderateMessage',
    () => {},
  );
  const mute = useDeskMutation<{ id: number; isMuted: boolean }, object>('muteAuthor', () => {});
  const isBusy = set.isBusy || mute.isBusy;
  const next = kind === 'question' && state !== 'hidden' ? nextStates[state] : null;
  const nextLabels = { stage: words.toStage, answered: words.answered, shown: words.reopen };
  const hideLabel = state === 'hidden' ? words.show : words.hide;
  const muteLabel = isMuted ? words.unmute : words.mute;

  function changeState(nextState: State) {
    if (!isBusy) set.mutate({ id, state: nextState, expectedState: state });
  }

  return (
    <li data-state={state}>
      <p className={styles.text}>{text}</p>
      <p className={styles.meta}>
        {(kind === 'question' || state === 'hidden') && (
          <b data-state={state}>{words.states[state]}</b>
        )}
        {kind === 'question' && <span>{fillText(words.votes, { count: String(votes) })}</span>}
        <span>{author || words.anonymous}</span>
        <span className="mono">KAI-{number}</span>
        <span className="mono">{formatHour(at, language)}</span>
        {isMuted && <b>{words.muted}</b>}
      </p>
      {may('moderateMessage') && (
        <p className={styles.actions}>
          {next && (
            <button
              key="next"
              type="button"
              className="small"
              aria-disabled={isBusy}
              onClick={() => changeState(next)}
            >
              {nextLabels[next]}
            </button>
          )}
          <button
            key="hide"
            type="button"
            className="small"
            aria-disabled={isBusy}
            onClick={() => changeState(state === 'hidden' ? 'shown' : 'hidden')}
          >
            {hideLabel}
          </button>
          <button
            key="mute"
            type="button"
            className="small danger"
            aria-disabled={isBusy}
            onClick={() => !isBusy && mute.mutate({ id, isMuted: !isMuted })}
          >
            {muteLabel}
          </button>
        </p>
      )}
      <ErrorNotice error={set.error ?? mute.error} />
    </li>
  );
}
