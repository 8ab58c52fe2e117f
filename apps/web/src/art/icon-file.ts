import type { LoaderFunctionArgs } from 'react-router';
import { iconAddresses } from './icon-addresses.ts';
import { tabIcon, touchIcon } from './icons.server.ts';

/** Not a page: the build asks for each icon once and writes it down. */
export function loader({ request }: LoaderFunctionArgs) {
  const isTouch = new URL(request.url).pathname.startsWith(iconAddresses.touch);
  const [body, type] = isTouch ? [touchIcon(), 'image/png'] : [tabIcon(), 'image/x-icon'];
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
}
