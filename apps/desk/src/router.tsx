import { createBrowserRouter } from 'react-router';
import { Door } from './door/door.tsx';
import { Join } from './door/join.tsx';
import { Footer } from './footer/footer.tsx';
import { Broken } from './frame/broken.tsx';
import { FirstPage } from './frame/first-page.tsx';
import { Missing } from './frame/missing.tsx';
import { Journal } from './journal/journal.tsx';
import { Me } from './me/me.tsx';
import { Messages } from './messages/messages.tsx';
import { Orders } from './orders/orders.tsx';
import { Overview } from './overview/overview.tsx';
import { People } from './people/people.tsx';

export const router = createBrowserRouter([
  {
    ErrorBoundary: Broken,
    children: [
      { path: '/join', Component: Join },
      {
        Component: Door,
        children: [
          { path: '/', Component: FirstPage },
          { path: '/overview', Component: Overview },
          { path: '/orders', Component: Orders },
          { path: '/messages', Component: Messages },
          { path: '/footer', Component: Footer },
          { path: '/people', Component: People },
          { path: '/journal', Component: Journal },
          { path: '/me', Component: Me },
          { path: '*', Component: Missing },
        ],
      },
    ],
  },
]);
