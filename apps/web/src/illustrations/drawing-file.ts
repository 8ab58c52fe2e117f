import type { LoaderFunctionArgs } from 'react-router';
import { renderDrawing } from './drawings.server.ts';

/** Requested by the build only, which writes each drawing to a file. */
export async function loader({ params }: LoaderFunctionArgs) {
  const svg = await renderDrawing((params['file'] ?? '').replace(/\.svg$/, ''));
  if (svg === null) throw new Response(null, { status: 404 });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
