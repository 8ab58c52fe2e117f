import { brokenEndings, mailDomains, realNeighbours } from './mail-domains.ts';
import { typingDistance } from './typing-distance.ts';

/** Google has mailboxes under `.com` alone. Elsewhere others have taken the name: `gmail.hu`. */
const onlyCom = ['gmail', 'googlemail'];
const homeEndings = ['pl', 'de', 'es', 'co.uk', 'uk', 'eu', 'net'];

/** Real endings which, after the name of a large provider, are a `.com` that lost a letter. */
const nearlyCom = ['co', 'cm', 'om'];

/** Names of fewer letters have real neighbours everywhere: `live.com`, `line.com`. */
const longEnough = { oneSlip: 5, twoSlips: 9 };

/** The address that was probably meant, or null. Knows no more than a list: it may only ever ask. */
export function suggestAddress(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  // A comma beside the full stop, or the stop struck twice.
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replaceAll(/[.,;]+/g, '.')
    .replace(/\.$/, '');
  const meant = suggestDomain(domain);
  const suggestion = `${address.slice(0, at + 1)}${meant ?? domain}`;
  return suggestion.toLowerCase() === address.toLowerCase() || !domain ? null : suggestion;
}

function suggestDomain(domain: string): string | null {
  if (isRight(domain)) return null;
  if (!domain.includes('.')) return withoutDot(domain);
  const [name = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  const mended = mendEnding(domain);
  if (isRight(mended)) return mended;
  const endings = nearlyCom.includes(ending) ? ['com'] : [mended.slice(name.length + 1)];
  return nearest(name, endings) ?? (mended === domain ? null : mended);
}

function isRight(domain: string): boolean {
  return mailDomains.includes(domain) || realNeighbours.includes(domain);
}

/** `gmailcom`, or the bare `gmail`. No mail goes to either. */
function withoutDot(name: string): string | null {
  return (
    mailDomains.find((domain) => domain.replaceAll('.', '') === name) ??
    mailDomains.find((domain) => nameOf(domain) === name) ??
    null
  );
}

function mendEnding(domain: string): string {
  for (const [broken, meant] of Object.entries(brokenEndings)) {
    if (domain.endsWith(`.${broken}`)) return domain.slice(0, -broken.length) + meant;
  }
  return domain;
}

function nearest(name: string, endings: readonly string[]): string | null {
  const isAtHome = endings.some((ending) => homeEndings.includes(ending));
  let best: { domain: string; slips: number } | null = null;
  for (const domain of mailDomains) {
    const right = nameOf(domain);
    const isEnding =
      endings.includes(domain.slice(right.length + 1)) || (isAtHome && onlyCom.includes(right));
    if (!isEnding || !isSlip(name, right)) continue;
    const slips = typingDistance(name, right);
    if (!best || slips < best.slips) best = { domain, slips };
  }
  return best?.domain ?? null;
}

function isSlip(name: string, right: string): boolean {
  const slips = typingDistance(name, right);
  // The right name under another real ending is another domain, unless the ending lost a letter.
  if (slips === 0) return right.length >= longEnough.oneSlip;
  if (right.length >= longEnough.twoSlips) return slips <= 2;
  if (slips > 1) return false;
  // Another first letter makes another name: `hotmail`, `rotmail`.
  if (name.slice(1) === right.slice(1)) return false;
  return right.length >= longEnough.oneSlip || isSameLetters(name, right);
}

/** Two letters that changed places, or one that was struck twice. */
function isSameLetters(name: string, right: string): boolean {
  const letters = (word: string) => [...new Set(word)].toSorted().join('');
  return name.length >= right.length && letters(name) === letters(right);
}

function nameOf(domain: string): string {
  return domain.split('.')[0] ?? '';
}
