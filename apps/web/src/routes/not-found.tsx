import { useEffect } from 'react';
import { useLoaderData, useLocation, type ClientLoaderFunctionArgs } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { notFoundInOtherLanguages } from '../features/marketing/not-found/not-found.server.ts';
import { NotFound } from '../features/marketing/not-found/not-found.tsx';

export const loader = pageLoader('not-found', [], notFoundInOtherLanguages);

/** Reached inside the site by the language switcher and by going back: the server has the page, and the status. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  // Going back has already changed the address in the bar.
  if (request.url === window.location.href.split('#')[0]) window.location.reload();
  else window.location.assign(request.url);
  return new Promise<never>(() => {});
}

export default function NotFoundPage() {
  const { data: others } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  useEffect(() => console.warn('404, no such page:', pathname), [pathname]);
  return (
    <Page isFound={false} others={others}>
      <NotFound />
    </Page>
  );
}
