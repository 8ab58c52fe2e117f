import type { LoaderFunctionArgs } from 'react-router';
import { pressFile } from './press-files.server.ts';

/** Not a page: the build asks for each press file once and writes it down. */
export function loader({ params }: LoaderFunctionArgs) {
  const file = pressFile(params['file'] ?? '');
  if (!file) throw new Response(null, { status: 404 });
  return new Response(file.body, { headers: { 'Content-Type': file.type } });
}
