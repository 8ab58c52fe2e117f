import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import SiteLayout from '../src/layout/site-layout.tsx';
import Certificate from '../src/routes/certificate.tsx';
import Congress from '../src/routes/congress.tsx';
import Contact from '../src/routes/contact.tsx';
import Order from '../src/routes/order.tsx';
import Tickets from '../src/routes/tickets.tsx';

const pages = {
  certificate: Certificate,
  congress: Congress,
  contact: Contact,
  order: Order,
  tickets: Tickets,
};

/** Mounts a page inside the site layout and returns its unmount function. */
export function mountPage(name: keyof typeof pages, address: string, loaderData: object) {
  const isLoaded = { loader: () => null, shouldRevalidate: () => false };
  const router = createBrowserRouter(
    [
      {
        id: 'layout',
        Component: SiteLayout,
        ...isLoaded,
        children: [{ id: 'page', path: address, Component: pages[name], ...isLoaded }],
      },
    ],
    { hydrationData: { loaderData } },
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  window.addEventListener('click', follow);
  return () => {
    window.removeEventListener('click', follow);
    root.unmount();
    router.dispose();
  };

  /** Follows links to the same page only. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(link.getAttribute('href') ?? '', document.baseURI);
    if (pathname === address) void router.navigate(pathname + search + hash);
  }
}
