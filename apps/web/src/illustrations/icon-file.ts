import type { LoaderFunctionArgs } from 'react-router';
import { appIcons, iconAddresses } from './icon-addresses.ts';
import { appIcon, tabIcon, touchIcon } from './icons.server.ts';

/** Not a page: the build asks for each icon once and writes it down. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const app = appIcons.find(({ address }) => pathname.startsWith(address));
  if (app) return image(appIcon(app.size, app.purpose), 'image/png');
  const isTouch = pathname.startsWith(iconAddresses.touch);
  return isTouch ? image(touchIcon(), 'image/png') : image(tabIcon(), 'image/x-icon');
}

function image(body: Buffer, type: string): Response {
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
}
