import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskAnnouncement } from '@kongres/contract/desk/comms/announcements';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { callApi } from '../../lib/api/call-api.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { AnnouncementView } from './announcement-view.tsx';
import { DraftForm } from './draft-form.tsx';
import { emptyDraft } from './draft-state.ts';

const refetchIntervalMs = 2000;

/** One announcement, or a new one if the address has no name. */
export function AnnouncementPage() {
  const { texts } = useTexts();
  const { data: me } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const name = search.get('name');
  // Saving a new announcement adds its name to the address; the form must keep its state.
  const [isNew] = useState(name === null);
  // Incremented to reset the form to the saved version.
  const [formKey, setFormKey] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['announcement', name],
    queryFn: () => callApi<DeskAnnouncement>('getAnnouncement', { query: { name: name ?? '' } }),
    enabled: name !== null,
    refetchInterval: ({ state }) =>
      state.data?.state === 'sending' || state.data?.state === 'planned'
        ? refetchIntervalMs
        : false,
  });
  const canEdit = me ? canRoleCall(me.role, 'saveAnnouncement') : false;
  const words = texts.announcements;
  const title = data?.reminder
    ? `${words.reminder}: ${words[data.reminder]}`
    : (name ?? words.create);
  const shown = data ?? (isNew ? emptyDraft : undefined);
  const isDraft = canEdit && shown?.state === 'draft';

  return (
    <Page title={title}>
      <ErrorNotice error={error} />
      {shown && isDraft && (
        <DraftForm
          key={formKey}
          announcement={shown}
          onSaved={(saved) =>
            name === null && setSearch({ name: saved }, { replace: true, preventScrollReset: true })
          }
          onReload={() => void refetch().then(() => setFormKey(formKey + 1))}
        />
      )}
      {data && !isDraft && <AnnouncementView announcement={data} canEdit={canEdit} />}
    </Page>
  );
}
