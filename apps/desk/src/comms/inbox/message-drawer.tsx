import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskMessage } from '@kongres/contract/desk/comms/messages';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { callApi } from '../../lib/api/call-api.ts';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Drawer } from '../../components/drawer.tsx';
import { DescriptionList } from '../../components/description-list.tsx';
import { formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import { MessageStatus } from './message-status.tsx';
import styles from './messages.module.css';

interface MessageDrawerProps {
  number: string;
  unsentReplies: Map<string, string>;
  onClose: () => void;
}

export function MessageDrawer({ number, unsentReplies, onClose }: MessageDrawerProps) {
  const { texts } = useTexts();
  const { data: me } = useCurrentUser();
  const { data: message, error } = useQuery({
    queryKey: ['message', number],
    queryFn: () => callApi<DeskMessage>('getMessage', { query: { number } }),
    // Poll until the worker has sent the replies.
    refetchInterval: ({ state: { data } }) =>
      data?.replies.some(({ sentAt, failedAt }) => !sentAt && !failedAt) ? 5000 : false,
  });
  const setState = useDeskMutation<{ number: number; state: 'open' | 'closed' }, object>(
    'setMessageState',
    () => {},
  );
  const canReply = me ? canRoleCall(me.role, 'replyToMessage') : false;
  return (
    <Drawer
      name={fillText(texts.messages.no, { number })}
      overline={fillText(texts.messages.no, { number })}
      title={message?.name ?? '…'}
      onClose={onClose}
    >
      <ErrorNotice error={error ?? setState.error} />
      {message && (
        <>
          <MessageFacts message={message} />
          <section className={styles.words} aria-label={texts.messages.text}>
            <h3>{message.subject}</h3>
            <p>{message.message}</p>
          </section>
          {message.replies.length > 0 && <ReplyList replies={message.replies} />}
          {canReply && (
            <>
              <ReplyForm message={message} unsentReplies={unsentReplies} />
              <p className={styles.actions}>
                <button
                  type="button"
                  className="small"
                  aria-disabled={setState.isBusy}
                  onClick={() => {
                    const state = message.state === 'closed' ? 'open' : 'closed';
                    if (!setState.isBusy) setState.mutate({ number: message.number, state });
                  }}
                >
                  {
                    texts.messages[
                      message.state === 'closed'
                        ? 'reopen'
                        : message.state === 'answered'
                          ? 'closeReplied'
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
    [messages.status, <MessageStatus key="state" message={message} />],
    [messages.topic, message.topic ? texts.topics[message.topic] : messages.noTopic],
    [messages.received, formatTime(message.createdAt, language)],
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
  return <DescriptionList facts={facts} />;
}
