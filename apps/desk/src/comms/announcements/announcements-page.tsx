import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DeskAnnouncements } from '@kongres/contract/desk/comms/announcements';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { callApi } from '../../lib/api/call-api.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { Reminders } from './reminders.tsx';

const refetchIntervalMs = 3000;

export function AnnouncementsPage() {
  const { texts } = useTexts();
  const { data: me } = useCurrentUser();
  const { data, error } = useQuery({
    queryKey: ['announcements'],
    queryFn: () => callApi<DeskAnnouncements>('listAnnouncements'),
    refetchInterval: ({ state }) =>
      state.data?.announcements.some((each) => each.state === 'sending')
        ? refetchIntervalMs
        : false,
  });
  const canEdit = me ? canRoleCall(me.role, 'saveAnnouncement') : false;
  return (
    <Page
      title={texts.announcements.title}
      actions={
        canEdit && (
          <Link className="small main" to="/announcements/details">
            {texts.announcements.create}
          </Link>
        )
      }
    >
      <ErrorNotice error={error} />
      {data?.announcements.length === 0 && <p className="pane">{texts.announcements.none}</p>}
      {data && data.announcements.length > 0 && <AnnouncementList rows={data.announcements} />}
      {data && <Reminders reminders={data.reminders} canEdit={canEdit} />}
    </Page>
  );
}
