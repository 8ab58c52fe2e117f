import type { LoaderFunctionArgs } from 'react-router';
import { pressFile } from './press-files.server.ts';
import { shareFile } from './share-file.server.ts';

/** Not a page: the build asks for each press file once and writes it down. */
export async function loader({ params }: LoaderFunctionArgs) {
  const name = params['file'] ?? '';
  const file = (await pressFile(name)) ?? (await shareFile(name));
  if (!file) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.body), { headers: { 'Content-Type': file.type } });
}
