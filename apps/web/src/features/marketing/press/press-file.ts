import type { LoaderFunctionArgs } from 'react-router';
import { loadPressFile } from './press-files.server.ts';
import { loadShareFile } from './share-file.server.ts';

/** Resource route: the build fetches each press file once and writes it to a file. */
export async function loader({ params }: LoaderFunctionArgs) {
  const name = params['file'] ?? '';
  const file = (await loadPressFile(name)) ?? (await loadShareFile(name));
  if (!file) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.body), { headers: { 'Content-Type': file.type } });
}
