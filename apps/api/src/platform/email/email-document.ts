import { createElement as el, type CSSProperties, type ReactNode } from 'react';
import { brand } from '@kongres/content/facts/brand';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { splitMarks } from '@kongres/content/format/marked-text';
import { splitLinesAndLinks } from '@kongres/content/format/user-text';
import { colours, dayColours } from '@kongres/pdf/brand';
import { fontStacks, hairline, phoneStyles } from './email-styles.ts';
import { getEmailTexts } from './email-texts.ts';
import { keepTogether } from './keep-together.ts';

// Outlook ignores padding on paragraphs, so spacing uses margins.
const sansText: CSSProperties = { fontFamily: fontStacks.sans, color: colours.ink, margin: 0 };

const buttonPadding = '15px 24px';

const styles = {
  page: { margin: 0, padding: 0, backgroundColor: colours.paper },
  preview: {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  },
  sheet: { maxWidth: 600, margin: '0 auto', backgroundColor: colours.paper },
  content: { padding: '0 16px' },
  brand: { ...sansText, fontSize: 18, lineHeight: '24px', fontWeight: 600, margin: '24px 0 44px' },
  suffix: { backgroundColor: colours.mark, color: colours.ink, padding: '1px 5px' },
  title: {
    ...sansText,
    fontSize: 38,
    lineHeight: '41px',
    fontWeight: 600,
    letterSpacing: '-0.035em',
    margin: '0 0 16px',
  },
  subtitle: {
    ...sansText,
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    margin: '0 0 8px',
  },
  paragraph: { ...sansText, fontSize: 17, lineHeight: '26px', margin: '0 0 16px' },
  list: { ...sansText, margin: '0 0 32px', paddingLeft: 20 },
  item: { ...sansText, fontSize: 17, lineHeight: '26px', margin: '0 0 4px' },
  small: {
    ...sansText,
    color: colours['ink-2'],
    fontSize: 14,
    lineHeight: '21px',
    margin: '0 0 6px',
  },
  link: { color: 'inherit', textDecoration: 'underline' },
  buttonLink: {
    ...sansText,
    display: 'block',
    padding: buttonPadding,
    fontSize: 17,
    lineHeight: '22px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  factLabel: {
    ...sansText,
    color: colours['ink-2'],
    fontSize: 15,
    lineHeight: '22px',
    padding: '7px 12px 7px 0',
    verticalAlign: 'top',
    // A fixed width keeps labels on one line beside long values.
    width: '34%',
  },
  factValue: {
    ...sansText,
    fontSize: 15,
    lineHeight: '22px',
    padding: '7px 0',
    verticalAlign: 'top',
    textAlign: 'right',
  },
} satisfies Record<string, CSSProperties>;

/** Skipped by screen readers and in the plain text. */
export const decorative = { 'aria-hidden': true };

const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 };
const wideTable = { ...layoutTable, width: '100%' };

/** Prevents mail clients from appending the first lines of the email to a short preview. */
const previewFiller = '\u00a0\u200c'.repeat(150);

interface EmailDocument {
  language: LanguageCode;
  title: string;
  preview: string;
}

export function renderEmailDocument(
  { language, title, preview }: EmailDocument,
  ...content: ReactNode[]
) {
  return el(
    'html',
    { lang: language, dir: 'ltr' },
    el(
      'head',
      null,
      el('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      el('title', null, title),
      el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      el('meta', { name: 'x-apple-disable-message-reformatting' }),
      // Otherwise mail clients invert the colours in dark mode.
      el('meta', { name: 'color-scheme', content: 'light only' }),
      el('meta', { name: 'supported-color-schemes', content: 'light only' }),
      el('style', null, phoneStyles),
    ),
    el(
      'body',
      { style: styles.page },
      el('div', { ...decorative, style: styles.preview }, preview, previewFiller),
      // Some mail clients drop the styles of the body.
      renderSection(
        styles.page,
        el(
          'table',
          { ...wideTable, align: 'center', style: styles.sheet },
          el(
            'tbody',
            null,
            el(
              'tr',
              null,
              el(
                'td',
                null,
                renderColourStrip(),
                renderSection(styles.content, renderBrandName(), ...content),
                renderOrganiser(language),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

function renderColourStrip() {
  const cells = dayColours.map((pen) =>
    el('td', { key: pen, style: { backgroundColor: pen, height: 6, lineHeight: '6px' } }),
  );
  return el('table', { ...wideTable, ...decorative }, el('tbody', null, el('tr', null, ...cells)));
}

function renderBrandName() {
  const suffix = el('span', { style: styles.suffix }, brand.suffix);
  return el('p', { style: styles.brand }, `${brand.name}\u00a0`, suffix);
}

function renderOrganiser(language: LanguageCode) {
  const text = getEmailTexts(language);
  return renderSection(
    { padding: '40px 16px 48px' },
    el('div', { style: { borderTop: `2px solid ${colours.ink}`, paddingTop: 16 } }),
    el('p', { style: { ...styles.small, color: colours.ink } }, text('organiser.label')),
    el('p', { style: styles.small }, ...keepTogether(text('organiser.address'))),
    el('p', { style: styles.small }, text('organiser.register')),
    el('p', { style: styles.small }, ...renderMarkedText(text('organiser.contact'), {})),
  );
}

export const renderHeading = (text: string) =>
  el('h1', { className: 'title', style: styles.title }, ...keepTogether(text));

export const renderSubheading = (text: string) =>
  el('h2', { style: styles.subtitle }, ...keepTogether(text));

/** Marks such as `<order>the order page</order>` become links. */
export const renderParagraph = (text: string, links: Record<string, string> = {}) =>
  el('p', { style: styles.paragraph }, ...renderMarkedText(text, links));

/** User-entered text: marks are not interpreted, line breaks are kept, URLs become links. */
export function renderPlainParagraph(text: string) {
  const pieces = splitLinesAndLinks(text).map((piece, index) => {
    if (piece === '\n') return el('br', { key: index });
    if (index % 2 === 0) return keepTogether(piece);
    return renderLink(piece, piece, index);
  });
  return el('p', { style: styles.paragraph }, ...pieces);
}

export const renderBulletList = (items: readonly string[]) =>
  el(
    'ul',
    { style: styles.list },
    ...items.map((item) => el('li', { key: item, style: styles.item }, ...keepTogether(item))),
  );

export const renderRemark = (text: string) =>
  el('p', { style: styles.small }, ...keepTogether(text));

const renderLink = (text: string, href: string, key: number) =>
  el('a', { key, href, target: '_blank', style: styles.link }, text);

export const renderSection = (style: CSSProperties, ...content: ReactNode[]) =>
  el('table', wideTable, el('tbody', null, el('tr', null, el('td', { style }, ...content))));

export const renderButton = (text: string, href: string) =>
  renderButtonOn(colours.mark, text, href);

/** For emails without a required action. */
export const renderSecondaryButton = (text: string, href: string) =>
  renderButtonOn(colours['paper-hi'], text, href);

function renderButtonOn(backgroundColor: string, text: string, href: string) {
  // Outlook ignores padding on links and reads `mso-padding-alt` of the cell.
  const cell = {
    backgroundColor,
    border: `2px solid ${colours.ink}`,
    msoPaddingAlt: buttonPadding,
  };
  const content = el('a', { href, target: '_blank', style: styles.buttonLink }, text);
  return el(
    'table',
    layoutTable,
    el('tbody', null, el('tr', null, el('td', { style: cell }, content))),
  );
}

export interface Fact {
  label: string;
  value: string;
  mono?: boolean;
  strong?: boolean;
  /** User-entered: long words may break anywhere. */
  typed?: boolean;
}

export function renderFactTable(facts: readonly Fact[]) {
  const rows = facts.map(({ label, value, mono, strong, typed }, index) => {
    const rule: CSSProperties = index > 0 ? { borderTop: `1px solid ${hairline}` } : {};
    const weight: CSSProperties = strong ? { fontWeight: 600, color: colours.ink } : {};
    const breaks: CSSProperties = typed ? { wordBreak: 'break-word' } : {};
    const face: CSSProperties = mono ? { fontFamily: fontStacks.mono, fontSize: 13 } : {};
    return el(
      'tr',
      { key: label, className: 'fact' },
      el('td', { className: 'label', style: { ...styles.factLabel, ...rule, ...weight } }, label),
      el(
        'td',
        { style: { ...styles.factValue, ...rule, ...weight, ...face, ...breaks } },
        ...keepTogether(value),
      ),
    );
  });
  return el('table', wideTable, el('tbody', null, ...rows));
}

export function renderFactBox(facts: readonly Fact[]) {
  const border = { backgroundColor: colours['paper-hi'], border: `2px solid ${colours.ink}` };
  return renderSection({ ...border, padding: '8px 20px' }, renderFactTable(facts));
}

function renderMarkedText(text: string, links: Record<string, string>): ReactNode[] {
  const addresses: Record<string, string> = { mail: `mailto:${organiser.email}`, ...links };
  return splitMarks(text).flatMap(({ text: words, mark }, index): ReactNode[] => {
    if (mark === undefined) return keepTogether(words);
    const href = addresses[mark];
    if (!href) throw new Error(`email: no link for the mark <${mark}>`);
    return [renderLink(words, href, index)];
  });
}
