import { defaultLanguage, languages } from '@kongres/content/facts/languages';
import { isPrivatePage, addLanguagePrefix } from '@kongres/contract/pages';
import { listPagePaths } from './page-paths.ts';

/** Far below the limit of search engines (50,000), and quickly fetched. */
const maxUrlsPerFile = 5000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Sitemap files by address: every public page in every language with its alternates. Long lists are split and
 * /sitemap.xml becomes their index.
 */
export function buildSitemaps(
  origin: string,
  paths: readonly string[] = listPagePaths(),
): Record<string, string> {
  const publicPaths = paths.filter((path) => !isPrivatePage(path));
  const size = Math.floor(maxUrlsPerFile / languages.length);
  if (publicPaths.length <= size) return { '/sitemap.xml': buildUrlSet(origin, publicPaths) };
  const parts = Array.from({ length: Math.ceil(publicPaths.length / size) }, (_, part) => ({
    address: `/sitemap-${part + 1}.xml`,
    paths: publicPaths.slice(part * size, (part + 1) * size),
  }));
  const names = parts.map(({ address }) => `<sitemap><loc>${origin}${address}</loc></sitemap>`);
  return {
    '/sitemap.xml': `${declaration}\n<sitemapindex ${namespace}>\n${names.join('\n')}\n</sitemapindex>\n`,
    ...Object.fromEntries(parts.map((part) => [part.address, buildUrlSet(origin, part.paths)])),
  };
}

function buildUrlSet(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const versions = [
      ...languages.map((language) => ({ hreflang: language.id as string, language })),
      { hreflang: 'x-default', language: defaultLanguage },
    ].map(
      ({ hreflang, language }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${addLanguagePrefix(path, language)}"/>`,
    );
    return languages.map(
      (language) =>
        `<url><loc>${origin}${addLanguagePrefix(path, language)}</loc>\n${versions.join('\n')}</url>`,
    );
  });
  return `${declaration}
<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export function buildRobotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
