import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { contactTopics } from '@kongres/content/facts/contact-topics';
import { fillText } from '@kongres/content/format/marked-text';
import { messageStates, noTopic } from '@kongres/contract/desk/comms/message-states';
import type { DeskMessages } from '@kongres/contract/desk/comms/messages';
import { maxListCount } from '@kongres/contract/desk/sales/order-states';
import { callApi } from '../../lib/api/call-api.ts';
import { FilterSelect } from '../../components/filter-select.tsx';
import listStyles from '../../components/list.module.css';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import { OlderButton } from '../../components/older-button.tsx';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { MessageDrawer } from './message-drawer.tsx';
import { MessageList } from './message-list.tsx';

const filterNames = ['state', 'topic'] as const;

/** The inbox. Filters and the open message are kept in the address. */
export function MessagesPage() {
  const { texts, language } = useTexts();
  const [search, setSearch] = useSearchParams();
  const openNumber = search.get('message');
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  /** Unsent replies by message number, kept while other messages are opened. */
  const [unsentReplies] = useState(() => new Map<string, string>());
  const list = useInfiniteQuery({
    queryKey: ['messages', filters],
    queryFn: ({ pageParam }) =>
      callApi<DeskMessages>('listMessages', {
        query: { ...filters, ...(pageParam !== null && { before: String(pageParam) }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const { data, error } = list;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const count = data?.pages[0]?.count ?? 0;

  function setParameter(name: string, value: string | null, replace = false) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace });
  }

  const countText = fillText(count > maxListCount ? texts.messages.more : texts.messages.count, {
    count: formatCount(Math.min(count, maxListCount), language),
  });
  const topics = [
    ...contactTopics.map(({ id }) => [id, texts.topics[id]] as const),
    [noTopic, texts.messages.noTopic] as const,
  ];

  return (
    <Page
      title={texts.messages.title}
      drawer={
        openNumber && (
          <MessageDrawer
            key={openNumber}
            number={openNumber}
            unsentReplies={unsentReplies}
            onClose={() => setParameter('message', null, true)}
          />
        )
      }
      actions={
        <search className={listStyles.filters}>
          <FilterSelect
            label={texts.messages.status}
            value={search.get('state')}
            options={messageStates.map((id) => [id, texts.messageStatuses[id]])}
            onChange={(value) => setParameter('state', value)}
          />
          <FilterSelect
            label={texts.messages.topic}
            value={search.get('topic')}
            options={topics}
            onChange={(value) => setParameter('topic', value)}
          />
        </search>
      }
    >
      <p className={listStyles.count} role="status">
        {data && countText}
      </p>
      <ErrorNotice error={error} />
      {data && messages.length === 0 && <p className="pane">{texts.messages.none}</p>}
      {messages.length > 0 && (
        <MessageList
          messages={messages}
          openNumber={Number(openNumber)}
          onOpen={(number) => setParameter('message', String(number), true)}
        />
      )}
      <OlderButton list={list} />
    </Page>
  );
}
