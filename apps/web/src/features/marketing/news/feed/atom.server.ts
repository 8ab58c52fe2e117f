import { organiser } from '@kongres/content/facts/organiser';
import { removeJoiners } from '@kongres/content/format/typography';

export interface FeedEntry {
  /** Permanent URL; feed readers deduplicate by it. */
  id: string;
  title: string;
  address: string;
  updated: string;
  paragraphs: readonly string[];
}

export interface Feed {
  /** URL of the feed itself. */
  address: string;
  /** URL of the HTML page that the feed mirrors. */
  page: string;
  language: string;
  title: string;
  subtitle: string;
  /** `updated` of the feed while it has no entries. */
  since: string;
  entries: readonly FeedEntry[];
}

const maxEntries = 50;

/** Atom 1.0 (RFC 4287), newest entry first. All addresses must be absolute. */
export function renderAtomFeed({ entries, ...feed }: Feed): string {
  const latestEntries = entries
    .toSorted((one, other) => Date.parse(other.updated) - Date.parse(one.updated))
    .slice(0, maxEntries);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
<id>${escapeXml(feed.address)}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.address)}"/>
<link rel="alternate" type="text/html" hreflang="${escapeXml(feed.language)}" href="${escapeXml(feed.page)}"/>
<author><name>${escapeXml(organiser.name)}</name></author>
<updated>${formatInstant(latestEntries[0]?.updated ?? feed.since)}</updated>
${latestEntries.map(renderEntry).join('\n')}
</feed>
`;
}

function renderEntry({ id, title, address, updated, paragraphs }: FeedEntry): string {
  const html = paragraphs.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`).join('');
  return `<entry>
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<updated>${formatInstant(updated)}</updated>
<content type="html">${escapeXml(html)}</content>
</entry>`;
}

/** RFC 3339 without fractional seconds. */
function formatInstant(instant: string): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
}

const xmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes markup and removes characters that XML 1.0 forbids. */
function escapeXml(value: string): string {
  return removeJoiners(value)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => xmlEscapes[sign] ?? sign);
}
