import { exhibitors } from '@kongres/content/facts/exhibitors';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { formatArea } from '@kongres/content/format/number';
import { pictureOf } from '../../art/pictured.ts';

export type ExpoData = ReturnType<typeof expoData>;

export function expoData(code: LanguageCode) {
  return {
    exhibitors: exhibitors.map(({ standSquareMetres, ...row }) => ({
      ...row,
      image: pictureOf('exhibitor', row),
      sector: row.stand.slice(0, 1),
      area: formatArea(standSquareMetres, code),
    })),
    sizes: partnerPackages.map(({ standSquareMetres }) => formatArea(standSquareMetres, code)),
  };
}
