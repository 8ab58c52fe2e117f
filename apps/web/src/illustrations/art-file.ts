import type { LoaderFunctionArgs } from 'react-router';
import { drawing } from './drawings.server.ts';

/** Not a page: the build asks for each drawing once and writes it down. */
export async function loader({ params }: LoaderFunctionArgs) {
  const svg = await drawing((params['file'] ?? '').replace(/\.svg$/, ''));
  if (svg === null) throw new Response(null, { status: 404 });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
