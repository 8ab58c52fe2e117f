import { fillText } from '@kongres/content/format/marked-text';
import type { ChatQuestion } from '@kongres/contract/room-chat';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Tag } from '../../../components/tag.tsx';
import { MessageForm } from './message-form.tsx';
import type { useRoomChat } from './use-room-chat.ts';
import styles from './questions.module.css';

type QuestionsProps = ReturnType<typeof useRoomChat> & { room: string };

export function Questions({ room, roomChat, own, postMessage, vote }: QuestionsProps) {
  const texts = useTexts('live').talk;
  return (
    <>
      {roomChat?.questions.length === 0 && <p className={styles.empty}>{texts.noQuestions}</p>}
      <ol className={styles.questions}>
        {roomChat?.questions.map((question) => (
          <li key={question.id} data-state={question.state}>
            <Vote question={question} isOn={own.votes.includes(question.id)} vote={vote} />
            <div>
              {question.state !== 'shown' && <Tag>{texts[question.state]}</Tag>}
              <p>{question.text}</p>
              <p className="mono">
                {own.messages.includes(question.id)
                  ? texts.own
                  : question.author || texts.anonymous}
                {question.isSpeaker && `, ${texts.speaker}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <MessageForm
        kind="question"
        room={room}
        slowSeconds={roomChat?.slowSeconds ?? 0}
        postMessage={postMessage}
      />
    </>
  );
}

interface VoteProps extends Pick<QuestionsProps, 'vote'> {
  question: ChatQuestion;
  isOn: boolean;
}

function Vote({ question: { id, text, votes, state }, isOn, vote }: VoteProps) {
  const texts = useTexts('live').talk;
  const arrow = (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path d="M12 20V4m-6 6 6-6 6 6" fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
  if (state === 'answered') {
    return (
      <p className={styles.vote} aria-label={fillText(texts.votes, { count: votes })}>
        {votes}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={isOn}
      aria-label={`${fillText(texts.vote, { title: text })}. ${fillText(texts.votes, { count: votes })}`}
      onClick={() => void vote({ message: id, isOn: !isOn })}
    >
      {arrow}
      <b>{votes}</b>
    </button>
  );
}
