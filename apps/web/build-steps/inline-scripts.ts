import { createHash } from 'node:crypto';

const scripts = /<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g;

/** The policy's sources for the scripts that stand in a page: a hash each, nothing by trust. */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const { groups } of html.matchAll(scripts)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue;
    sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...sources];
}
