import { createHash } from 'node:crypto';
import { brand } from '@kongres/content/facts/brand';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatFooterYears, fillFooterYears } from '@kongres/content/format/footer-years';
import type { FooterResponse } from '@kongres/contract/footer';
import { colours } from '@kongres/pdf/brand';
import { buildLogoBars, buildWeekLines } from '@kongres/pdf/drawings';
import { fontStacks } from '../../platform/email/email-styles.ts';
import { renderMarkup, Markup } from './markup.ts';
import { buildFontFaces } from './font-faces.ts';

/** A self-contained page that shows a footer, and its content security policy. Grey bars stand for the menu. */
export async function renderFooterPreview(
  content: FooterResponse,
  { language, now }: { language: LanguageCode; now: Date },
): Promise<{ html: string; policy: string }> {
  // Stored fragments are sanitised; the content security policy blocks anything inserted by other means.
  const fragments = fillFooterYears(content, formatFooterYears(now));
  const slot = (part: keyof FooterResponse) => new Markup(fragments[part]);
  const bars = buildLogoBars().map(
    ({ pen, path }) => renderMarkup`<path d="${path}" fill="${pen}"/>`,
  );
  const lines = buildWeekLines('footer', 0, 12, 1440, 9).map(
    ({ pen, path }) =>
      renderMarkup`<path d="${path}" fill="none" stroke="${pen}" stroke-width="2.5" vector-effect="non-scaling-stroke"/>`,
  );
  const menu = Array.from({ length: 12 }, () => renderMarkup`<i></i>`);
  const body = renderMarkup`<footer>
<div class="top">
<div class="brand"><p class="logo"><svg aria-hidden="true" width="38" height="30">${bars}</svg>${brand.full}</p><div>${slot('middle')}</div></div>
<div class="menu" aria-hidden="true">${menu}</div>
</div>
<svg class="lines" aria-hidden="true" viewBox="0 0 1440 80" preserveAspectRatio="none">${lines}</svg>
<div class="bottom"><div>${slot('top')}</div><div>${slot('bottom')}</div></div>
</footer>`;
  const css = `${await buildFontFaces(body.text)}\n${stylesheet}`;
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = `default-src 'none'; font-src data:; img-src data:; style-src 'sha256-${hash}'`;
  const { text: html } = renderMarkup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Footer preview, ${language} – ${brand.full}</title>
<link rel="icon" href="data:,">
<style>${new Markup(css)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return { html, policy };
}

const stylesheet = `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { display: flex; flex-direction: column; justify-content: flex-end; min-height: 100vh; background: ${colours.paper}; font: 400 1.0625rem/1.5 ${fontStacks.sans}; }
footer { background: ${colours.ink}; color: ${colours.paper}; --soft: rgb(246 244 239 / 0.75); --in: 0.875rem; }
.top, .bottom { max-width: 1680px; margin-inline: auto; padding-inline: clamp(1rem, 2.22vw, 2rem); }
.top { display: grid; grid-template-columns: 3fr 5fr; }
.top > * { padding: 3rem var(--in); }
.brand { color: var(--soft); overflow-wrap: anywhere; }
.logo { display: flex; align-items: center; gap: 0.7rem; margin-bottom: 1rem; color: ${colours.paper}; font-size: 1.25rem; font-weight: 600; letter-spacing: -0.03em; }
.menu { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-content: start; }
.menu i { height: 0.75rem; width: 60%; background: rgb(246 244 239 / 0.14); }
.lines { display: block; width: 100%; height: clamp(84px, 8.3vw, 120px); }
.bottom { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; padding-block: 1rem 1.5rem; color: var(--soft); font-size: 0.9375rem; }
.bottom > * { padding-inline: var(--in); overflow-wrap: anywhere; }
a { color: inherit; }
ul, ol { list-style: none; }
p { max-width: 64ch; text-wrap: pretty; }
.logo ~ div > * + *, .bottom > * > * + * { margin-top: 0.5rem; }
@media (max-width: 64rem) { .top { grid-template-columns: 1fr; } .brand { padding-bottom: 0; } }
`;
