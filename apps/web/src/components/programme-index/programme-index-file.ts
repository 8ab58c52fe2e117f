import { languages } from '@kongres/content/facts/languages';
import { buildProgrammeIndex } from './programme-index.server.ts';

/** Written by the build as a file per language. */
export function loader({ params }: { params: { file?: string } }): Response {
  const language = languages.find(({ path }) => `${path}.json` === params.file);
  if (!language) return new Response(null, { status: 404 });
  return Response.json(buildProgrammeIndex(language.id));
}
