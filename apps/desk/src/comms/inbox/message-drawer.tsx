import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskMessage } from '@kongres/contract/desk/comms/messages';
import { mayCall } from '@kongres/contract/desk/rules';
import { call } from '../../lib/api/call.ts';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Drawer } from '../../components/drawer.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnswerList } from './answer-list.tsx';
import { MessageMark } from './message-mark.tsx';
import styles from './messages.module.css';

interface MessageDrawerProps {
  number: string;
  begun: Map<string, string>;
  onClose: () => void;
}

export function MessageDrawer({ number, begun, onClose }: MessageDrawerProps) {
  const { texts } = useTexts();
  const { data: me } = useMe();
  const { data: message, error } = useQuery({
    queryKey: ['message', number],
    queryFn: () => call<DeskMessage>('message', { query: { number } }),
    // Until the worker has sent what was written.
    refetchInterval: ({ state: { data } }) =>
      data?.answers.some(({ sentAt, failedAt }) => !sentAt && !failedAt) ? 5000 : false,
  });
  const setState = useDeed<{ number: number; state: 'open' | 'closed' }, object>(
    'messageState',
    () => {},
  );
  const mayAnswer = me ? mayCall(me.role, 'messageReply') : false;
  return (
    <Drawer
      name={fillText(texts.messages.no, { number })}
      over={fillText(texts.messages.no, { number })}
      title={message?.name ?? '…'}
      onClose={onClose}
    >
      <Refusal error={error ?? setState.refusal} />
      {message && (
        <>
          <MessageFacts message={message} />
          <section className={styles.words} aria-label={texts.messages.text}>
            <h3>{message.subject}</h3>
            <p>{message.message}</p>
          </section>
          {message.answers.length > 0 && <AnswerList answers={message.answers} />}
          {mayAnswer && (
            <>
              <AnswerForm message={message} begun={begun} />
              <p className={styles.deeds}>
                <button
                  type="button"
                  className="small"
                  aria-disabled={setState.isBusy}
                  onClick={() => {
                    const state = message.state === 'closed' ? 'open' : 'closed';
                    if (!setState.isBusy) setState.act({ number: message.number, state });
                  }}
                >
                  {
                    texts.messages[
                      message.state === 'closed'
                        ? 'reopen'
                        : message.state === 'answered'
                          ? 'closeAnswered'
                          : 'close'
                    ]
                  }
                </button>
              </p>
            </>
          )}
        </>
      )}
    </Drawer>
  );
}

function MessageFacts({ message }: { message: DeskMessage }) {
  const { texts, language } = useTexts();
  const { messages } = texts;
  const facts = [
    [messages.state, <MessageMark key="state" message={message} />],
    [messages.topic, message.topic ? texts.topics[message.topic] : messages.noTopic],
    [messages.came, formatTime(message.createdAt, language)],
    [
      messages.email,
      <span key="email" className={styles.email}>
        {message.email}
        {message.hasOrders && (
          <Link to={`/orders?${new URLSearchParams({ q: message.email }).toString()}`}>
            {messages.orders}
          </Link>
        )}
      </span>,
    ],
    [messages.language, languages.find(({ id }) => id === message.language)?.label],
  ] as const;
  return <Facts facts={facts} />;
}
