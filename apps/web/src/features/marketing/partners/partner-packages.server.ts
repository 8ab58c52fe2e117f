import type { LanguageCode } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { formatArea } from '@kongres/content/format/number';
import { formatCount } from '../../../lib/i18n/texts.server.ts';

export type PartnerPackage = ReturnType<typeof listPartnerPackages>[number];

export function listPartnerPackages(code: LanguageCode) {
  return partnerPackages.map(({ id, name, standSquareMetres, talks, vipTickets, extras }) => ({
    id,
    name,
    area: formatArea(standSquareMetres, code),
    talks: formatCount(code, 'talks', talks),
    vipTickets: formatCount(code, 'vipTickets', vipTickets),
    extras,
  }));
}
