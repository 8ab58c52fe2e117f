import type { LanguageCode } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { formatArea } from '@kongres/content/format/number';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pictureOf } from '../../../illustrations/pictured.ts';
import { finishedField } from '../../../lib/i18n/texts.server.ts';

/** The side of the smallest stand, 6 m², takes 4.2rem. */
const remPerMetre = 4.2 / Math.sqrt(6);

export type ExpoData = ReturnType<typeof expoData>;

export function expoData(code: LanguageCode) {
  return {
    exhibitors: entriesOf('exhibitors').map((exhibitor) => ({
      id: exhibitor.id,
      sample: exhibitor.sample,
      name: exhibitor.name,
      image: pictureOf('exhibitor', exhibitor),
      category: exhibitor.category,
      stand: exhibitor.stand,
      sector: exhibitor.stand.slice(0, 1),
      area: formatArea(exhibitor.standSquareMetres, code),
      demo: finishedField(code, exhibitor.demo),
    })),
    sizes: partnerPackages.map(({ standSquareMetres }) => ({
      area: formatArea(standSquareMetres, code),
      // To a twentieth, as the rest of the sheet is set.
      sideRem: Math.round(20 * remPerMetre * Math.sqrt(standSquareMetres)) / 20,
    })),
  };
}
