import { createBrowserRouter } from 'react-router';
import { AnnouncementPage } from '../comms/announcements/announcement-page.tsx';
import { AnnouncementsPage } from '../comms/announcements/announcements-page.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { JoinPage } from '../auth/join-page.tsx';
import { ExportsPage } from '../sales/exports/exports-page.tsx';
import { FooterPage } from '../content/footer/footer-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { HomeRedirect } from './home-redirect.tsx';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ComplimentaryTicketsPage } from '../sales/complimentary-tickets/complimentary-tickets-page.tsx';
import { AuditLogPage } from '../settings/audit-log/audit-log-page.tsx';
import { LaunchChecklistPage } from '../settings/launch-checklist/launch-checklist-page.tsx';
import { LivePage } from '../live/rooms/live-page.tsx';
import { AccountPage } from '../settings/account/account-page.tsx';
import { MessagesPage } from '../comms/inbox/messages-page.tsx';
import { OrdersPage } from '../sales/orders/orders-page.tsx';
import { OverviewPage } from '../sales/overview/overview-page.tsx';
import { StaffPage } from '../settings/staff/staff-page.tsx';
import { ReportPage } from '../sales/reports/report-page.tsx';
import { QuotasPage } from '../sales/quotas/quotas-page.tsx';

export const router = createBrowserRouter([
  {
    ErrorBoundary: ErrorPage,
    children: [
      { path: '/join', Component: JoinPage },
      {
        Component: RequireSignIn,
        children: [
          {
            Component: Layout,
            children: [
              { path: '/', Component: HomeRedirect },
              { path: '/overview', Component: OverviewPage },
              { path: '/orders', Component: OrdersPage },
              { path: '/complimentary-tickets', Component: ComplimentaryTicketsPage },
              { path: '/quotas', Component: QuotasPage },
              { path: '/report', Component: ReportPage },
              { path: '/report/exports', Component: ExportsPage },
              { path: '/live', Component: LivePage },
              { path: '/announcements', Component: AnnouncementsPage },
              { path: '/announcements/details', Component: AnnouncementPage },
              { path: '/messages', Component: MessagesPage },
              { path: '/footer', Component: FooterPage },
              { path: '/staff', Component: StaffPage },
              { path: '/audit-log', Component: AuditLogPage },
              { path: '/launch-checklist', Component: LaunchChecklistPage },
              { path: '/account', Component: AccountPage },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
]);
