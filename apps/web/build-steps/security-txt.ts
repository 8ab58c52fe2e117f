import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';

/** Security contact (RFC 9116). Must expire; a site is built more than once a year. */
export function buildSecurityTxt(origin: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${organiser.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.map(({ id }) => id).join(', ')}
Canonical: ${origin}/.well-known/security.txt
`;
}
