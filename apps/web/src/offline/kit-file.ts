import { languages } from '@kongres/content/facts/languages';
import { kitOf } from './kit.server.ts';

/** Written by the build as a file for each language. */
export function loader({ params }: { params: { file?: string } }): Response {
  const language = languages.find(({ path }) => `${path}.json` === params.file);
  if (!language) return new Response(null, { status: 404 });
  return Response.json(kitOf(language));
}
