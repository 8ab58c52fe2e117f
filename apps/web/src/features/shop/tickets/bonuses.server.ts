import { bonuses, type Bonus } from '@kongres/content/facts/bonuses';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatMoney } from '@kongres/content/format/number';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

export type BonusData = ReturnType<typeof buildBonuses>[number];

export function buildBonuses(code: LanguageCode, rows: readonly Bonus[] = bonuses) {
  return rows.map(({ id, giver, valueGrosze, name }) => ({
    id,
    giver,
    value: formatMoney(valueGrosze, code),
    name: getEntryText(code, name),
  }));
}
