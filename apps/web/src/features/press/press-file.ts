import type { LoaderFunctionArgs } from 'react-router';
import { pressFile } from './press-files.server.ts';

/** Not a page: the build asks for each press file once and writes it down. */
export async function loader({ params }: LoaderFunctionArgs) {
  const file = await pressFile(params['file'] ?? '');
  if (!file) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.body), { headers: { 'Content-Type': file.type } });
}
