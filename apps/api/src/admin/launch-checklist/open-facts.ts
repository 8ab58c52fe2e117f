import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { kinds } from '@kongres/content/model/kinds';
import { factGroups, type FactGroup, type OpenFacts } from '@kongres/contract/desk/settings/launch';

/** By the first part of a fact's name; every entry belongs to the programme. */
const groups: Readonly<Record<string, FactGroup>> = {
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

/** What `npm run launch-check` lists, for people who do not read sources. */
export async function listOpenFacts(): Promise<OpenFacts[]> {
  const open = await findPlaceholders();
  const byGroup = Map.groupBy(open, ({ fact }) => groups[fact.split('.')[0] ?? ''] ?? 'other');
  return factGroups.flatMap((group) => {
    const facts = byGroup.get(group) ?? [];
    if (facts.length === 0) return [];
    return [{ group, facts: facts.map(({ fact, value }) => ({ fact, value: written(value) })) }];
  });
}

/** A value without the marks of a program around it, a row in each line; null for what has none. */
function written(value: unknown): string | null {
  if (value === undefined) return null;
  if (Array.isArray(value)) {
    const isFlat = value.every((each) => typeof each !== 'object');
    return value.map(written).join(isFlat ? ', ' : '\n');
  }
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Object.entries(value)
    .map(([key, each]) => `${key}: ${written(each)}`)
    .join(', ');
}
