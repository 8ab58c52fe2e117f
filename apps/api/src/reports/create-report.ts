import { brand } from '@kongres/content/facts/brand';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../db/connection.ts';
import { logoBars, weekLines } from '../tickets/ticket-drawings.ts';
import { attention } from './attention.ts';
import { buyersSection } from './buyers-section.ts';
import { conversionSection } from './conversion-section.ts';
import { counterSection } from './counter-section.ts';
import { headlineFigures } from './headline-figures.ts';
import { markup, Markup } from './charts/markup.ts';
import { readReport, type Report } from './read-report.ts';
import { fontFaces } from './report-fonts.ts';
import { reportStyle } from './report-style.ts';
import { salesSection } from './sales-section.ts';
import { hatchings } from './charts/share-strip.ts';

/** The organiser's numbers as one page that needs nothing but itself. */
export async function createReport(
  db: Connection,
  { now, language }: { now: Date; language: LanguageCode },
): Promise<string> {
  return await drawReport(await readReport(db, now, language));
}

/** The same from rows that were read before. */
export async function drawReport(report: Report): Promise<string> {
  const { now, language, format, text } = report;
  const body = drawBody(report);
  // Labels are set in capitals that the text itself may not have.
  const style = new Markup(
    `${await fontFaces(body.text + body.text.toUpperCase())}\n${reportStyle}`,
  );
  const page = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}, ${format.moment(now)} – ${brand.full}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return page.text;
}

/** What the page says, without its looks. */
export function drawBody(report: Report): Markup {
  return markup`${hatchings}
${masthead(report)}
<main>
<div class="sheet">
${title(report)}
${headlineFigures(report)}
${attention(report)}
${salesSection(report)}
${buyersSection(report)}
${conversionSection(report)}
${counterSection(report)}
</div>
</main>
${footer(report)}`;
}

function masthead({ now, format }: Report): Markup {
  const bars = logoBars().map(({ pen, path }) => markup`<path d="${path}" fill="${pen}"/>`);
  return markup`<header class="masthead"><div class="week" aria-hidden="true">${Array.from({ length: edition.dayCount }, () => markup`<i></i>`)}</div><p><svg aria-hidden="true" width="38" height="30">${bars}</svg><b>${brand.full}</b><span>${format.moment(now)}</span></p></header>`;
}

function title({ days, format, text }: Report): Markup {
  const span = { from: format.day(days[0] ?? ''), to: format.day(days.at(-1) ?? '') };
  return markup`<div class="title"><h1>${text('title')}</h1><p>${text('days', span)}</p></div>`;
}

function footer({ now, format, text }: Report): Markup {
  const lines = weekLines(now.toISOString(), 0, 12, 1440, 9).map(
    ({ pen, path }) =>
      markup`<path d="${path}" fill="none" stroke="${pen}" stroke-width="2.5" vector-effect="non-scaling-stroke"/>`,
  );
  return markup`<footer><svg aria-hidden="true" viewBox="0 0 1440 80" preserveAspectRatio="none" width="100%" height="80">${lines}</svg><p>${brand.full}, ${format.moment(now)}. ${text('foot')}</p></footer>`;
}
