import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { NotFound } from '../sections/not-found.tsx';

export const loader = pageLoader('not-found');

/** Reached inside the site only by going back to it: the server has the page, and the status. */
export function clientLoader() {
  window.location.reload();
  return new Promise<never>(() => {});
}

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.warn('404, no such page:', pathname), [pathname]);
  return (
    <Page isFound={false}>
      <NotFound />
    </Page>
  );
}
