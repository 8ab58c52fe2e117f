import { bonuses, type Bonus } from '../facts/bonuses.ts';
import { getRow } from '../facts/collection.ts';
import { claims, figures } from '../facts/figures.ts';
import { languages, textFallback } from '../facts/languages.ts';
import { getNetPrice } from '../facts/price.ts';
import { tickets } from '../facts/tickets.ts';

const file = 'packages/content/facts/bonuses.ts';

/** Once bonuses are listed, their sum must support the claims of the site. */
export function validateBonuses(rows: readonly Bonus[] = bonuses): string[] {
  if (rows.length === 0) return [];
  const sum = rows.reduce((all, { valueGrosze }) => all + valueGrosze, 0);
  const announced = getRow(figures, 'bonuses').value * 100;
  const { bonusTimesTicket: times } = claims;
  const asMany = times * getNetPrice(getRow(tickets, 'standard'));
  return [
    ...rows.flatMap(validateBonusNames),
    ...(sum < announced
      ? [`${file}: the bonuses are worth ${sum} grosze, the hero announces ${announced}.`]
      : []),
    ...(sum <= asMany
      ? [
          `${file}: the bonuses are worth ${sum} grosze, not more than ${times} times the net price of Standard.`,
        ]
      : []),
  ];
}

function validateBonusNames({ id, name }: Bonus): string[] {
  return languages
    .filter((language) => !textFallback[language.id] && !name[language.id])
    .map((language) => `${file}: ${id} has no name in ${language.id}.`);
}
