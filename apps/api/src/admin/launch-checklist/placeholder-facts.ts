import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { kinds } from '@kongres/content/model/kinds';
import {
  factGroups,
  type FactGroup,
  type PlaceholderFacts,
} from '@kongres/contract/desk/settings/launch-checklist';

/** By the first segment of the fact name; entries belong to the programme. */
const groupByFact: Readonly<Record<string, FactGroup>> = {
  organiser: 'company',
  publicOrigin: 'company',
  tickets: 'prices',
  vatMode: 'prices',
  policies: 'policies',
  scheduleItems: 'programme',
  talkLanguages: 'programme',
  edition: 'programme',
  cooperation: 'cooperation',
  partnerPackages: 'cooperation',
  ...Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 'programme' as const])),
};

/** The same list as `npm run launch-check`, formatted for the desk. */
export async function listPlaceholderFacts(): Promise<PlaceholderFacts[]> {
  const open = await findPlaceholders();
  const byGroup = Map.groupBy(open, ({ fact }) => groupByFact[fact.split('.')[0] ?? ''] ?? 'other');
  return factGroups.flatMap((group) => {
    const facts = byGroup.get(group) ?? [];
    if (facts.length === 0) return [];
    return [
      { group, facts: facts.map(({ fact, value }) => ({ fact, value: formatFactValue(value) })) },
    ];
  });
}

function formatFactValue(value: unknown): string | null {
  if (value === undefined) return null;
  if (Array.isArray(value)) {
    const isFlat = value.every((each) => typeof each !== 'object');
    return value.map(formatFactValue).join(isFlat ? ', ' : '\n');
  }
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Object.entries(value)
    .map(([key, each]) => `${key}: ${formatFactValue(each)}`)
    .join(', ');
}
