import { languages } from '@kongres/content/facts/languages';
import { weekRows } from './week.server.ts';

/** The week in one language, written by the build as a file. */
export function loader({ params }: { params: { file?: string } }): Response {
  const language = languages.find(({ path }) => `${path}.json` === params.file);
  if (!language) return new Response(null, { status: 404 });
  return Response.json(weekRows(language.id));
}
