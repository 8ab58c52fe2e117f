import { misspelledEndings, emailDomains, similarRealDomains } from './email-domains.ts';
import { getEditDistance } from './edit-distance.ts';

/** Google has mailboxes under `.com` only. `gmail.hu` belongs to someone else. */
const comOnlyProviders = ['gmail', 'googlemail'];
const commonEndings = ['pl', 'de', 'es', 'co.uk', 'uk', 'eu', 'net'];

/** Real endings that, after the name of a large provider, are a truncated `.com`. */
const truncatedComEndings = ['co', 'cm', 'om'];

/** Shorter names have real neighbours: `live.com`, `line.com`. */
const minNameLength = { oneSlip: 5, twoSlips: 9 };

/** The probably intended address, or null. Only a suggestion: the list is incomplete. */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  // A comma instead of a full stop, or a doubled one.
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
  if (isKnownDomain(domain)) return null;
  if (!domain.includes('.')) return suggestMissingDot(domain);
  const [name = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  const corrected = correctEnding(domain);
  if (isKnownDomain(corrected)) return corrected;
  const endings = truncatedComEndings.includes(ending)
    ? ['com']
    : [corrected.slice(name.length + 1)];
  return findNearestDomain(name, endings) ?? (corrected === domain ? null : corrected);
}

function isKnownDomain(domain: string): boolean {
  return emailDomains.includes(domain) || similarRealDomains.includes(domain);
}

/** `gmailcom`, or just `gmail`. */
function suggestMissingDot(name: string): string | null {
  return (
    emailDomains.find((domain) => domain.replaceAll('.', '') === name) ??
    emailDomains.find((domain) => getDomainName(domain) === name) ??
    null
  );
}

function correctEnding(domain: string): string {
  for (const [broken, meant] of Object.entries(misspelledEndings)) {
    if (domain.endsWith(`.${broken}`)) return domain.slice(0, -broken.length) + meant;
  }
  return domain;
}

function findNearestDomain(name: string, endings: readonly string[]): string | null {
  const isAtHome = endings.some((ending) => commonEndings.includes(ending));
  let best: { domain: string; slips: number } | null = null;
  for (const domain of emailDomains) {
    const right = getDomainName(domain);
    const isEnding =
      endings.includes(domain.slice(right.length + 1)) ||
      (isAtHome && comOnlyProviders.includes(right));
    if (!isEnding || !isTypo(name, right)) continue;
    const slips = getEditDistance(name, right);
    if (!best || slips < best.slips) best = { domain, slips };
  }
  return best?.domain ?? null;
}

function isTypo(name: string, right: string): boolean {
  const slips = getEditDistance(name, right);
  // The right name under another real ending is another domain, unless the ending is truncated.
  if (slips === 0) return right.length >= minNameLength.oneSlip;
  if (right.length >= minNameLength.twoSlips) return slips <= 2;
  if (slips > 1) return false;
  // Another first letter is another name: `hotmail`, `rotmail`.
  if (name.slice(1) === right.slice(1)) return false;
  return right.length >= minNameLength.oneSlip || hasSameLetters(name, right);
}

/** Two swapped letters, or a doubled one. */
function hasSameLetters(name: string, right: string): boolean {
  const letters = (word: string) => [...new Set(word)].toSorted().join('');
  return name.length >= right.length && letters(name) === letters(right);
}

function getDomainName(domain: string): string {
  return domain.split('.')[0] ?? '';
}
