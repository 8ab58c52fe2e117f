import type { LanguageCode } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { formatArea } from '@kongres/content/format/number';
import { counted } from '../../../lib/i18n/texts.server.ts';

export type PartnerPackage = ReturnType<typeof partnerPackageData>[number];

export function partnerPackageData(code: LanguageCode) {
  return partnerPackages.map(({ id, name, standSquareMetres, talks, vipTickets, extras }) => ({
    id,
    name,
    area: formatArea(standSquareMetres, code),
    talks: counted(code, 'talks', talks),
    vipTickets: counted(code, 'vipTickets', vipTickets),
    extras,
  }));
}
