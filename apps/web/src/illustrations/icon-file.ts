import type { LoaderFunctionArgs } from 'react-router';
import { appIcons, iconPaths } from './icon-paths.ts';
import { renderAppIcon, renderTabIcon, renderTouchIcon } from './icons.server.ts';

/** Requested by the build only, which writes each icon to a file. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const app = appIcons.find(({ address }) => pathname.startsWith(address));
  if (app) return createImageResponse(renderAppIcon(app.size, app.purpose), 'image/png');
  const isTouch = pathname.startsWith(iconPaths.touch);
  return isTouch
    ? createImageResponse(renderTouchIcon(), 'image/png')
    : createImageResponse(renderTabIcon(), 'image/x-icon');
}

function createImageResponse(body: Buffer, type: string): Response {
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
}
