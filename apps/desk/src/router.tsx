import { createBrowserRouter } from 'react-router';
import { Announcement } from './announcements/announcement.tsx';
import { Announcements } from './announcements/announcements.tsx';
import { Door } from './door/door.tsx';
import { Join } from './door/join.tsx';
import { ExportsPage } from './exports/exports-page.tsx';
import { Footer } from './footer/footer.tsx';
import { Broken } from './frame/broken.tsx';
import { FirstPage } from './frame/first-page.tsx';
import { Frame } from './frame/frame.tsx';
import { Missing } from './frame/missing.tsx';
import { Issuing } from './issuing/issuing.tsx';
import { Journal } from './journal/journal.tsx';
import { Launch } from './launch/launch.tsx';
import { Live } from './live/live.tsx';
import { Me } from './me/me.tsx';
import { Messages } from './messages/messages.tsx';
import { Orders } from './orders/orders.tsx';
import { Overview } from './overview/overview.tsx';
import { People } from './people/people.tsx';
import { Report } from './report/report.tsx';
import { Stock } from './stock/stock.tsx';

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
