import { organiser } from '@kongres/content/facts/organiser';
import { withoutJoiners } from '@kongres/content/format/typography';

export interface FeedEntry {
  /** An address that never changes; a reader knows by it what it has seen. */
  id: string;
  title: string;
  /** The page about it. */
  address: string;
  updated: string;
  paragraphs: readonly string[];
}

export interface Feed {
  /** Where the feed itself lies. */
  address: string;
  /** The page that it is made of. */
  page: string;
  language: string;
  title: string;
  subtitle: string;
  /** When nothing has happened yet: since when there is something to follow. */
  since: string;
  entries: readonly FeedEntry[];
}

/** As many as a reader needs that looks in once a month. */
const mostEntries = 50;

/** The feed as Atom 1.0, RFC 4287; the newest entry first. All addresses are absolute. */
export function atom({ entries, ...feed }: Feed): string {
  const shown = entries
    .toSorted((one, other) => Date.parse(other.updated) - Date.parse(one.updated))
    .slice(0, mostEntries);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(feed.language)}">
<id>${text(feed.address)}</id>
<title>${text(feed.title)}</title>
<subtitle>${text(feed.subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${text(feed.address)}"/>
<link rel="alternate" type="text/html" hreflang="${text(feed.language)}" href="${text(feed.page)}"/>
<author><name>${text(organiser.name)}</name></author>
<updated>${moment(shown[0]?.updated ?? feed.since)}</updated>
${shown.map(entryOf).join('\n')}
</feed>
`;
}

function entryOf({ id, title, address, updated, paragraphs }: FeedEntry): string {
  const html = paragraphs.map((paragraph) => `<p>${text(paragraph)}</p>`).join('');
  return `<entry>
<id>${text(id)}</id>
<title>${text(title)}</title>
<link rel="alternate" type="text/html" href="${text(address)}"/>
<updated>${moment(updated)}</updated>
<content type="html">${text(html)}</content>
</entry>`;
}

/** To the second, as the format asks for it. */
function moment(instant: string): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Words as XML has them: escaped, and without the characters that it cannot hold at all. */
function text(words: string): string {
  return withoutJoiners(words)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
