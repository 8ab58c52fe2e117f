import { createBrowserRouter } from 'react-router';
import { Announcement } from '../comms/announcements/announcement.tsx';
import { Announcements } from '../comms/announcements/announcements.tsx';
import { Door } from '../auth/door.tsx';
import { Join } from '../auth/join.tsx';
import { ExportsPage } from '../sales/exports/exports.tsx';
import { Footer } from '../content/footer/footer.tsx';
import { Broken } from './broken.tsx';
import { FirstPage } from './first-page.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { Issuing } from '../sales/complimentary-tickets/issuing.tsx';
import { Journal } from '../settings/audit-log/journal.tsx';
import { Launch } from '../settings/launch-checklist/launch.tsx';
import { Live } from '../live/rooms/live.tsx';
import { Me } from '../settings/account/me.tsx';
import { Messages } from '../comms/inbox/messages.tsx';
import { Orders } from '../sales/orders/orders.tsx';
import { Overview } from '../sales/overview/overview.tsx';
import { People } from '../settings/staff/people.tsx';
import { Report } from '../sales/reports/report.tsx';
import { Stock } from '../sales/quotas/stock.tsx';

export const router = createBrowserRouter([
  {
    ErrorBoundary: Broken,
    children: [
      { path: '/join', Component: Join },
      {
        Component: Door,
        children: [
          {
            Component: Frame,
            children: [
              { path: '/', Component: FirstPage },
              { path: '/overview', Component: Overview },
              { path: '/orders', Component: Orders },
              { path: '/issuing', Component: Issuing },
              { path: '/sale', Component: Stock },
              { path: '/numbers', Component: Report },
              { path: '/numbers/files', Component: ExportsPage },
              { path: '/live', Component: Live },
              { path: '/announcements', Component: Announcements },
              { path: '/announcements/one', Component: Announcement },
              { path: '/messages', Component: Messages },
              { path: '/footer', Component: Footer },
              { path: '/people', Component: People },
              { path: '/journal', Component: Journal },
              { path: '/launch', Component: Launch },
              { path: '/me', Component: Me },
              { path: '*', Component: Missing },
            ],
          },
        ],
      },
    ],
  },
]);
