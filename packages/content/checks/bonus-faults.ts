import { bonuses, type Bonus } from '../facts/bonuses.ts';
import { pick } from '../facts/collection.ts';
import { claims, figures } from '../facts/figures.ts';
import { languages, textFallback } from '../facts/languages.ts';
import { netPrice } from '../facts/price.ts';
import { tickets } from '../facts/tickets.ts';

const file = 'packages/content/facts/bonuses.ts';

/** What is wrong with the list of bonuses: once it has rows, its sum must bear out what the site claims. */
export function bonusFaults(rows: readonly Bonus[] = bonuses): string[] {
  if (rows.length === 0) return [];
  const sum = rows.reduce((all, { valueGrosze }) => all + valueGrosze, 0);
  const announced = pick(figures, 'bonuses').value * 100;
  const { bonusTimesTicket: times } = claims;
  const asMany = times * netPrice(pick(tickets, 'standard'));
  return [
    ...rows.flatMap(nameFaults),
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

function nameFaults({ id, name }: Bonus): string[] {
  return languages
    .filter((language) => !textFallback[language.id] && !name[language.id])
    .map((language) => `${file}: ${id} has no name in ${language.id}.`);
}
