import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffMember } from '@kongres/contract/desk/settings/staff';
import { callApi } from '../../lib/api/call-api.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { InviteForm } from './invite-form.tsx';
import { LinkNote, type CreatedLink } from './link-note.tsx';
import { StaffTable } from './staff-table.tsx';

export function StaffPage() {
  const { texts } = useTexts();
  const { data: me } = useCurrentUser();
  const { data, error } = useQuery({
    queryKey: ['staff'],
    queryFn: () => callApi<{ staff: StaffMember[] }>('listStaff'),
  });
  const [isInviting, setInviting] = useState(false);
  const [createdLink, setCreatedLink] = useState<CreatedLink | null>(null);
  const active = data?.staff.filter(({ deactivatedAt }) => !deactivatedAt) ?? [];
  const former = data?.staff.filter(({ deactivatedAt }) => deactivatedAt) ?? [];

  function showLink(link: CreatedLink) {
    setInviting(false);
    setCreatedLink(link);
  }

  return (
    <Page
      title={texts.staff.title}
      actions={
        !isInviting && (
          <button
            type="button"
            className="small main"
            onClick={() => {
              setCreatedLink(null);
              setInviting(true);
            }}
          >
            {texts.staff.invite}
          </button>
        )
      }
    >
      <ErrorNotice error={error} />
      {isInviting && <InviteForm onInvited={showLink} onCancel={() => setInviting(false)} />}
      {createdLink && <LinkNote made={createdLink} />}
      {active.length > 0 && (
        <StaffTable label={texts.staff.title} staff={active} me={me?.id} onLink={showLink} />
      )}
      {former.length > 0 && (
        <>
          <h2 className="pane">{texts.staff.former}</h2>
          <StaffTable label={texts.staff.former} staff={former} onLink={showLink} />
        </>
      )}
    </Page>
  );
}
