import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskAnnouncement } from '@kongres/contract/desk/comms/announcements';
import { mayCall } from '@kongres/contract/desk/rules';
import { call } from '../../lib/api/call.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { AnnouncementView } from './announcement-view.tsx';
import { Draft } from './draft.tsx';
import { emptyDraft } from './draft-state.ts';

const lookAgainMs = 2000;

/** One announcement, or a new one where the address names none. */
export function Announcement() {
  const { texts } = useTexts();
  const { data: me } = useMe();
  const [search, setSearch] = useSearchParams();
  const name = search.get('name');
  /** A new one keeps what was typed while its name comes into the address. */
  const [isNew] = useState(name === null);
  /** Counted up to begin anew with what is saved. */
  const [reading, setReading] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['announcement', name],
    queryFn: () => call<DeskAnnouncement>('announcement', { query: { name: name ?? '' } }),
    enabled: name !== null,
    refetchInterval: ({ state }) =>
      state.data?.state === 'sending' || state.data?.state === 'planned' ? lookAgainMs : false,
  });
  const mayWrite = me ? mayCall(me.role, 'announcementSave') : false;
  const words = texts.announcements;
  const title = data?.reminder
    ? `${words.reminder}: ${words[data.reminder]}`
    : (name ?? words.make);
  const shown = data ?? (isNew ? emptyDraft : undefined);
  const isDraft = mayWrite && shown?.state === 'draft';

  return (
    <Page title={title}>
      <Refusal error={error} />
      {shown && isDraft && (
        <Draft
          key={reading}
          announcement={shown}
          onSaved={(saved) =>
            name === null && setSearch({ name: saved }, { replace: true, preventScrollReset: true })
          }
          onReload={() => void refetch().then(() => setReading(reading + 1))}
        />
      )}
      {data && !isDraft && <AnnouncementView announcement={data} mayWrite={mayWrite} />}
    </Page>
  );
}
