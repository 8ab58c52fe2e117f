import type { LanguageCode } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { formatArea } from '@kongres/content/format/number';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

/** The smallest stand (6 m²) is drawn with sides of 4.2rem. */
const remPerMetre = 4.2 / Math.sqrt(6);

export type ExpoData = ReturnType<typeof buildExpoData>;

export function buildExpoData(code: LanguageCode) {
  return {
    exhibitors: listEntries('exhibitors').map((exhibitor) => ({
      id: exhibitor.id,
      sample: exhibitor.sample,
      name: exhibitor.name,
      image: getEntryPicture('exhibitor', exhibitor),
      category: exhibitor.category,
      stand: exhibitor.stand,
      area: formatArea(exhibitor.standSquareMetres, code),
      demo: getEntryText(code, exhibitor.demo),
    })),
    sizes: partnerPackages.map(({ standSquareMetres }) => ({
      area: formatArea(standSquareMetres, code),
      // Rounded to 0.05rem.
      sideRem: Math.round(20 * remPerMetre * Math.sqrt(standSquareMetres)) / 20,
    })),
  };
}
