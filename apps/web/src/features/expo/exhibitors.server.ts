import { exhibitors } from '@kongres/content/facts/exhibitors';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { formatArea } from '@kongres/content/format/number';
import { pictureOf } from '../../art/pictured.ts';

/** The side of the smallest stand, 6 m², takes 4.2rem. */
const remPerMetre = 4.2 / Math.sqrt(6);

export type ExpoData = ReturnType<typeof expoData>;

export function expoData(code: LanguageCode) {
  return {
    exhibitors: exhibitors.map(({ standSquareMetres, ...row }) => ({
      ...row,
      image: pictureOf('exhibitor', row),
      sector: row.stand.slice(0, 1),
      area: formatArea(standSquareMetres, code),
    })),
    sizes: partnerPackages.map(({ standSquareMetres }) => ({
      area: formatArea(standSquareMetres, code),
      // To a twentieth, as the rest of the sheet is set.
      sideRem: Math.round(20 * remPerMetre * Math.sqrt(standSquareMetres)) / 20,
    })),
  };
}
