import { useEffect } from 'react';
import { useLoaderData, useLocation, type ClientLoaderFunctionArgs } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { buildNotFoundTexts } from '../features/marketing/not-found/not-found.server.ts';
import { NotFound } from '../features/marketing/not-found/not-found.tsx';

export const loader = createPageLoader('not-found', [], buildNotFoundTexts);

/** Loads the document: the server has the 404 page and its status. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  // On back navigation the address bar has changed already.
  if (request.url === window.location.href.split('#')[0]) window.location.reload();
  else window.location.assign(request.url);
  return new Promise<never>(() => {});
}

let loggedPath: string | undefined;

/** Once: another language mounts the page anew. */
function logMissingPath(path: string) {
  if (path !== loggedPath) console.warn('404, page not found:', path);
  loggedPath = path;
}

export default function NotFoundPage() {
  const { data: others } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  useEffect(() => logMissingPath(pathname), [pathname]);
  return (
    <Page isFound={false} others={others}>
      <NotFound />
    </Page>
  );
}
