import { defaultLanguage, languages } from '@kongres/content/facts/languages';
import { isPrivate, withPrefix } from '../src/routing/page-table.ts';
import { pagePaths } from './page-paths.ts';

/** Every page for the public in every language, each with all its versions under their final addresses. */
export function sitemap(origin: string, paths = pagePaths()): string {
  const shown = paths.filter((path) => !isPrivate(path));
  const urls = shown.flatMap((path) => {
    const versions = [
      ...languages.map((language) => ({ hreflang: language.id as string, language })),
      { hreflang: 'x-default', language: defaultLanguage },
    ].map(
      ({ hreflang, language }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${withPrefix(path, language)}"/>`,
    );
    return languages.map(
      (language) =>
        `<url><loc>${origin}${withPrefix(path, language)}</loc>\n${versions.join('\n')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
