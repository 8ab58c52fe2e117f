import { createElement as el, type CSSProperties, type ReactNode } from 'react';
import { brand } from '@kongres/content/facts/brand';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { splitMarks } from '@kongres/content/format/marked-text';
import { piecesOf } from '@kongres/content/format/typed-text';
import { colours, pens } from '@kongres/pdf/brand';
import { fontStacks, hairline, onPhones } from './look.ts';
import { mailTexts } from './mail-texts.ts';
import { whole } from './whole.ts';

// Outlook knows no padding on paragraphs: what stands apart is kept apart by margins.
const sans: CSSProperties = { fontFamily: fontStacks.sans, color: colours.ink, margin: 0 };

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
  inside: { padding: '0 16px' },
  brand: { ...sans, fontSize: 18, lineHeight: '24px', fontWeight: 600, margin: '24px 0 44px' },
  suffix: { backgroundColor: colours.mark, color: colours.ink, padding: '1px 5px' },
  title: {
    ...sans,
    fontSize: 38,
    lineHeight: '41px',
    fontWeight: 600,
    letterSpacing: '-0.035em',
    margin: '0 0 16px',
  },
  subtitle: {
    ...sans,
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    margin: '0 0 8px',
  },
  paragraph: { ...sans, fontSize: 17, lineHeight: '26px', margin: '0 0 16px' },
  list: { ...sans, margin: '0 0 32px', paddingLeft: 20 },
  item: { ...sans, fontSize: 17, lineHeight: '26px', margin: '0 0 4px' },
  small: { ...sans, color: colours['ink-2'], fontSize: 14, lineHeight: '21px', margin: '0 0 6px' },
  link: { color: 'inherit', textDecoration: 'underline' },
  buttonLink: {
    ...sans,
    display: 'block',
    padding: buttonPadding,
    fontSize: 17,
    lineHeight: '22px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  factLabel: {
    ...sans,
    color: colours['ink-2'],
    fontSize: 15,
    lineHeight: '22px',
    padding: '7px 12px 7px 0',
    verticalAlign: 'top',
    // A long value would push its label into two lines where there is room for one.
    width: '34%',
  },
  factValue: {
    ...sans,
    fontSize: 15,
    lineHeight: '22px',
    padding: '7px 0',
    verticalAlign: 'top',
    textAlign: 'right',
  },
} satisfies Record<string, CSSProperties>;

/** Left out by screen readers and of the plain text. */
export const decorative = { 'aria-hidden': true };

const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 };
const wideTable = { ...layoutTable, width: '100%' };

/** Keeps mail programs from showing the first lines of the letter behind a short preview. */
const previewFiller = '\u00a0\u200c'.repeat(150);

interface Frame {
  language: LanguageCode;
  title: string;
  preview: string;
}

/** The sheet every letter is written on: the week's seven colours above, the organiser below. */
export function letter({ language, title, preview }: Frame, ...content: ReactNode[]) {
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
      // Mail programs that invert colours in dark mode would turn the highlighter grey.
      el('meta', { name: 'color-scheme', content: 'light only' }),
      el('meta', { name: 'supported-color-schemes', content: 'light only' }),
      el('style', null, onPhones),
    ),
    el(
      'body',
      { style: styles.page },
      el('div', { ...decorative, style: styles.preview }, preview, previewFiller),
      // Some mail programs drop the styles of the body.
      section(
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
                weekStrip(),
                section(styles.inside, brandName(), ...content),
                organiserLines(language),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

function weekStrip() {
  const cells = pens.map((pen) =>
    el('td', { key: pen, style: { backgroundColor: pen, height: 6, lineHeight: '6px' } }),
  );
  return el('table', { ...wideTable, ...decorative }, el('tbody', null, el('tr', null, ...cells)));
}

function brandName() {
  const suffix = el('span', { style: styles.suffix }, brand.suffix);
  return el('p', { style: styles.brand }, `${brand.name}\u00a0`, suffix);
}

function organiserLines(language: LanguageCode) {
  const text = mailTexts(language);
  return section(
    { padding: '40px 16px 48px' },
    el('div', { style: { borderTop: `2px solid ${colours.ink}`, paddingTop: 16 } }),
    el('p', { style: { ...styles.small, color: colours.ink } }, text('organiser.label')),
    el('p', { style: styles.small }, ...whole(text('organiser.address'))),
    el('p', { style: styles.small }, text('organiser.register')),
    el('p', { style: styles.small }, ...rich(text('organiser.contact'), {})),
  );
}

export const heading = (text: string) =>
  el('h1', { className: 'title', style: styles.title }, ...whole(text));

export const subheading = (text: string) => el('h2', { style: styles.subtitle }, ...whole(text));

/** A paragraph whose marks, `<order>the order page</order>`, become links. */
export const paragraph = (text: string, links: Record<string, string> = {}) =>
  el('p', { style: styles.paragraph }, ...rich(text, links));

/** Words as somebody typed them: nothing in them is a mark, lines break as they did, addresses are links. */
export function plainParagraph(text: string) {
  const pieces = piecesOf(text).map((piece, index) => {
    if (piece === '\n') return el('br', { key: index });
    if (index % 2 === 0) return whole(piece);
    return link(piece, piece, index);
  });
  return el('p', { style: styles.paragraph }, ...pieces);
}

export const bulletList = (items: readonly string[]) =>
  el(
    'ul',
    { style: styles.list },
    ...items.map((item) => el('li', { key: item, style: styles.item }, ...whole(item))),
  );

export const remark = (text: string) => el('p', { style: styles.small }, ...whole(text));

const link = (text: string, href: string, key: number) =>
  el('a', { key, href, target: '_blank', style: styles.link }, text);

export const section = (style: CSSProperties, ...content: ReactNode[]) =>
  el('table', wideTable, el('tbody', null, el('tr', null, el('td', { style }, ...content))));

export const button = (text: string, href: string) => buttonOn(colours.mark, text, href);

/** For a letter that asks for nothing: the highlighter means "act". */
export const quietButton = (text: string, href: string) =>
  buttonOn(colours['paper-hi'], text, href);

function buttonOn(backgroundColor: string, text: string, href: string) {
  // Outlook ignores the padding of a link; `mso-padding-alt` gives it to the cell there.
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
  /** A buyer typed it: a word of it may be longer than any sheet is wide. */
  typed?: boolean;
}

/** Labels to the left, values to the right, a hairline between rows. */
export function factTable(facts: readonly Fact[]) {
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
        ...whole(value),
      ),
    );
  });
  return el('table', wideTable, el('tbody', null, ...rows));
}

/** The facts of an order in a frame of their own. */
export function factBox(facts: readonly Fact[]) {
  const frame = { backgroundColor: colours['paper-hi'], border: `2px solid ${colours.ink}` };
  return section({ ...frame, padding: '8px 20px' }, factTable(facts));
}

function rich(text: string, links: Record<string, string>): ReactNode[] {
  const addresses: Record<string, string> = { mail: `mailto:${organiser.email}`, ...links };
  return splitMarks(text).flatMap(({ text: words, mark }, index): ReactNode[] => {
    if (mark === undefined) return whole(words);
    const href = addresses[mark];
    if (!href) throw new Error(`a letter does not know where <${mark}> leads`);
    return [link(words, href, index)];
  });
}
