import { createHash } from 'node:crypto';

const scripts = /<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g;

/** CSP sources (hashes) of the inline scripts of a page. */
export function listInlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const { groups } of html.matchAll(scripts)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue;
    sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...sources];
}
