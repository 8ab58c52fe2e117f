import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DeskAnnouncements } from '@kongres/contract/desk/comms/announcements';
import { mayCall } from '@kongres/contract/desk/rules';
import { call } from '../../lib/api/call.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { Reminders } from './reminders.tsx';

const lookAgainMs = 3000;

/** What was written to everybody or to some, and the reminders that leave by themselves. */
export function Announcements() {
  const { texts } = useTexts();
  const { data: me } = useMe();
  const { data, error } = useQuery({
    queryKey: ['announcements'],
    queryFn: () => call<DeskAnnouncements>('announcements'),
    refetchInterval: ({ state }) =>
      state.data?.announcements.some((each) => each.state === 'sending') ? lookAgainMs : false,
  });
  const mayWrite = me ? mayCall(me.role, 'announcementSave') : false;
  return (
    <Page
      title={texts.announcements.title}
      actions={
        mayWrite && (
          <Link className="small main" to="/announcements/one">
            {texts.announcements.make}
          </Link>
        )
      }
    >
      <Refusal error={error} />
      {data?.announcements.length === 0 && <p className="pane">{texts.announcements.none}</p>}
      {data && data.announcements.length > 0 && <AnnouncementList rows={data.announcements} />}
      {data && <Reminders reminders={data.reminders} mayWrite={mayWrite} />}
    </Page>
  );
}
