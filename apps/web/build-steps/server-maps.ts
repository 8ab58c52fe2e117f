import { languages } from '@kongres/content/facts/languages';
import { streamHosts } from '@kongres/content/facts/stream-hosts';
import { ticketIds } from '@kongres/content/facts/tickets';
import { congressPagePath, purchasePath } from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { problemDocument } from '@kongres/contract/problem-document';

export interface BuiltPage {
  /** Where the build put it: /pl/faq/index.html. */
  file: string;
  /** The policy's sources for the scripts that stand in it. */
  scripts: readonly string[];
}

/** Lines for nginx's maps, by the name of the file that `deploy/nginx` includes. */
export function serverMaps(pages: readonly BuiltPage[], isStaging = false) {
  return {
    addresses: pages.flatMap(({ file }) => addressRows(file)).toSorted(),
    'inline-scripts': pages
      .map(({ file, scripts }) => `${file} "${scripts.join(' ')}";`)
      .toSorted(),
    'not-found': languages.map(({ path }) => `~*^/${path}(?:/|$) /404/${path}.html;`),
    // The one page that plays a stream, or shows the player of a host that was pressed and named.
    'live-pages': languages.map(
      ({ path }) => `/${path}/${congressPagePath}/index.html " ${playing}";`,
    ),
    // With letter case, as the API reads it: only what may become an order stands in line.
    sale: [`"~^POST ${purchasePath}/(?:${ticketIds.join('|')})$" sale;`],
    robots: [`default "${isStaging ? 'noindex, nofollow' : ''}";`],
    problems: Object.entries(refusals).flatMap(([status, code]) => problemRows(status, code)),
  };
}

const frames = streamHosts.map(({ host }) => `https://${host}`).join(' ');
const playing = `media-src 'self' blob: data:; frame-src ${frames};`;

/** What nginx refuses by itself, before or instead of the API. */
const refusals: Readonly<Record<number, ProblemCode>> = {
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

/** A buyer who is one too many at this moment is in line; every other caller has asked too often. */
function problemRows(status: string, code: ProblemCode): string[] {
  const row = (key: string, each: ProblemCode) =>
    `"${key}" '${JSON.stringify(problemDocument(Number(status), each))}';`;
  return [row(`${status} `, code), row(`${status} sale`, status === '429' ? 'busy' : code)];
}

/** An address and its spelling with a trailing slash lead to the one right spelling. */
function addressRows(file: string): string[] {
  if (!file.endsWith('/index.html')) return [];
  const address = file.slice(0, -'/index.html'.length);
  // The address becomes a header and a word of the server's configuration as it is.
  if (!/^[a-z0-9/-]*$/.test(address)) throw new Error(`no fit address: ${address}`);
  return address ? [`${address} ${address};`, `${address}/ ${address};`] : ['/ /;'];
}
