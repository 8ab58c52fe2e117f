import { languages } from '@kongres/content/facts/languages';
import { streamHosts } from '@kongres/content/facts/stream-hosts';
import { ticketIds } from '@kongres/content/facts/tickets';
import { congressPagePath, purchasePath } from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { createProblemDocument } from '@kongres/contract/problem-document';

export interface BuiltPage {
  /** /pl/faq/index.html */
  file: string;
  /** CSP sources of its inline scripts. */
  scripts: readonly string[];
}

/** Rows of nginx maps by the file name that `deploy/nginx` includes. */
export function buildServerMaps(pages: readonly BuiltPage[], isStaging = false) {
  return {
    addresses: pages.flatMap(({ file }) => buildAddressRows(file)).toSorted(),
    'inline-scripts': pages
      .map(({ file, scripts }) => `${file} "${scripts.join(' ')}";`)
      .toSorted(),
    'not-found': languages.map(({ path }) => `~*^/${path}(?:/|$) /404/${path}.html;`),
    // Only this page plays streams and embeds players of known hosts.
    'live-pages': languages.map(
      ({ path }) => `/${path}/${congressPagePath}/index.html " ${streamDirectives}";`,
    ),
    // Case-sensitive like the API: only paths that can become an order are queued.
    sale: [`"~^POST ${purchasePath}/(?:${ticketIds.join('|')})$" sale;`],
    robots: [`default "${isStaging ? 'noindex, nofollow' : ''}";`],
    problems: Object.entries(problemCodesByStatus).flatMap(([status, code]) =>
      buildProblemRows(status, code),
    ),
  };
}

const frameSources = streamHosts.map(({ host }) => `https://${host}`).join(' ');
const streamDirectives = `media-src 'self' blob: data:; frame-src ${frameSources};`;

/** Statuses that nginx answers itself. */
const problemCodesByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  405: 'invalid_request',
  413: 'invalid_request',
  414: 'invalid_request',
  429: 'too_many_requests',
  500: 'internal',
  501: 'invalid_request',
  503: 'internal',
  505: 'invalid_request',
};

/** Rate-limited buyers wait in line (`busy`); other callers get `too_many_requests`. */
function buildProblemRows(status: string, code: ProblemCode): string[] {
  const row = (key: string, each: ProblemCode) =>
    `"${key}" '${JSON.stringify(createProblemDocument(Number(status), each))}';`;
  return [row(`${status} `, code), row(`${status} sale`, status === '429' ? 'busy' : code)];
}

/** Maps an address, with and without a trailing slash, to its canonical form. */
function buildAddressRows(file: string): string[] {
  if (!file.endsWith('/index.html')) return [];
  const address = file.slice(0, -'/index.html'.length);
  // The address is copied into a header and into nginx's configuration.
  if (!/^[a-z0-9/-]*$/.test(address)) throw new Error(`invalid address: ${address}`);
  return address ? [`${address} ${address};`, `${address}/ ${address};`] : ['/ /;'];
}
