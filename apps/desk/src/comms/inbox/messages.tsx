import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { contactTopics } from '@kongres/content/facts/contact-topics';
import { fillText } from '@kongres/content/format/marked-text';
import { messageStates, noTopic } from '@kongres/contract/desk/comms/message-states';
import type { DeskMessages } from '@kongres/contract/desk/comms/messages';
import { mostCounted } from '@kongres/contract/desk/sales/order-states';
import { call } from '../../lib/api/call.ts';
import { Choice } from '../../components/choice.tsx';
import listStyles from '../../components/list.module.css';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import { OlderButton } from '../../components/older-button.tsx';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { MessageDrawer } from './message-drawer.tsx';
import { MessageList } from './message-list.tsx';

const filterNames = ['state', 'topic'] as const;

/** What people wrote to us, what is wanted of it in the address; one opens beside the list. */
export function Messages() {
  const { texts, language } = useTexts();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('message');
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  /** Answers begun and not sent, by message: whoever looks at another one finds them again. */
  const [begun] = useState(() => new Map<string, string>());
  const list = useInfiniteQuery({
    queryKey: ['messages', filters],
    queryFn: ({ pageParam }) =>
      call<DeskMessages>('messages', {
        query: { ...filters, ...(pageParam !== null && { before: String(pageParam) }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const { data, error } = list;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const count = data?.pages[0]?.count ?? 0;

  function change(name: string, value: string | null, replace = false) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace });
  }

  const counted = fillText(count > mostCounted ? texts.messages.more : texts.messages.count, {
    count: formatCount(Math.min(count, mostCounted), language),
  });
  const topics = [
    ...contactTopics.map(({ id }) => [id, texts.topics[id]] as const),
    [noTopic, texts.messages.noTopic] as const,
  ];

  return (
    <Page
      title={texts.messages.title}
      drawer={
        chosen && (
          <MessageDrawer
            key={chosen}
            number={chosen}
            begun={begun}
            onClose={() => change('message', null, true)}
          />
        )
      }
      actions={
        <search className={listStyles.filters}>
          <Choice
            label={texts.messages.state}
            value={search.get('state')}
            options={messageStates.map((id) => [id, texts.messageStates[id]])}
            onChoose={(value) => change('state', value)}
          />
          <Choice
            label={texts.messages.topic}
            value={search.get('topic')}
            options={topics}
            onChoose={(value) => change('topic', value)}
          />
        </search>
      }
    >
      <p className={listStyles.count} role="status">
        {data && counted}
      </p>
      <Refusal error={error} />
      {data && messages.length === 0 && <p className="pane">{texts.messages.none}</p>}
      {messages.length > 0 && (
        <MessageList
          messages={messages}
          chosen={Number(chosen)}
          onChoose={(number) => change('message', String(number), true)}
        />
      )}
      <OlderButton list={list} />
    </Page>
  );
}
