import { languages } from '@kongres/content/facts/languages';
import { buildPrecacheManifest } from './precache-manifest.server.ts';

/** Prerendered once per language. */
export function loader({ params }: { params: { file?: string } }): Response {
  const language = languages.find(({ path }) => `${path}.json` === params.file);
  if (!language) return new Response(null, { status: 404 });
  return Response.json(buildPrecacheManifest(language));
}
