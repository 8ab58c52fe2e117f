import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { DeskDeed, JournalPage } from '@kongres/contract/desk/settings/journal';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { OlderButton } from '../../components/older-button.tsx';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { Table, tableStyles as styles } from '../../components/table.tsx';
import { factsOf } from '../../components/facts-of.ts';

/** Who did what, the newest first; `?order=` shows one order alone. */
export function Journal() {
  const { texts } = useTexts();
  const [search, setSearch] = useSearchParams();
  const order = search.get('order') ?? '';
  const list = useInfiniteQuery({
    queryKey: ['journal', order],
    queryFn: ({ pageParam }) =>
      call<JournalPage>('journal', {
        query: {
          ...(order && { order }),
          ...(pageParam !== null && { before: String(pageParam) }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error } = list;
  const deeds = data?.pages.flatMap((page) => page.deeds) ?? [];
  const { time, who, what, detail } = texts.journal;
  return (
    <Page
      title={texts.journal.title}
      lead={texts.journal.lead}
      actions={
        order && (
          <button type="button" className="small" onClick={() => setSearch({})}>
            {texts.journal.only} KAI-{order}: {texts.journal.all}
          </button>
        )
      }
    >
      <Refusal error={error} />
      {data && deeds.length === 0 && <p className="pane">{texts.journal.empty}</p>}
      {deeds.length > 0 && (
        <Table label={texts.journal.title} columns={[time, who, what, texts.journal.order, detail]}>
          {deeds.map((deed) => (
            <DeedRow key={deed.id} deed={deed} onOrder={(number) => setSearch({ order: number })} />
          ))}
        </Table>
      )}
      <OlderButton list={list} />
    </Page>
  );
}

function DeedRow({ deed, onOrder }: { deed: DeskDeed; onOrder: (number: string) => void }) {
  const { texts, language } = useTexts();
  const deedWords: Readonly<Record<string, string>> = texts.deeds;
  return (
    <tr>
      <td className={styles.nowrap}>{formatTime(deed.at, language)}</td>
      <td>{deed.isPerson ? <b>{deed.actor}</b> : <span className="mono">{deed.actor}</span>}</td>
      <td>{deedWords[deed.deed] ?? deed.deed}</td>
      <td>
        {deed.number !== null && (
          <button
            type="button"
            className={styles.link}
            onClick={() => onOrder(String(deed.number))}
          >
            KAI-{deed.number}
          </button>
        )}
      </td>
      <td className={styles.dim}>{factsOf(deed)}</td>
    </tr>
  );
}
