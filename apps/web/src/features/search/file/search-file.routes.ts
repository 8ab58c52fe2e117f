import { languages } from '@kongres/content/facts/languages';
import { buildSearchFile } from './search-file.server.ts';

/** Resource route: the build prerenders one search index per language. */
export function loader({ params }: { params: { file?: string } }): Response {
  const language = languages.find(({ path }) => `${path}.json` === params.file);
  if (!language) return new Response(null, { status: 404 });
  return Response.json(buildSearchFile(language.id));
}
