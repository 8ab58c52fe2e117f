export const gateParts = ['unit', 'browser-1', 'browser-2'] as const;
export type GatePart = (typeof gateParts)[number];

export const acceptanceGroups = ['units', 'journeys', 'programs'] as const;
export type AcceptanceGroup = (typeof acceptanceGroups)[number];

/** Exits when an option has an unknown value. */
export function parseNames<Name extends string>(
  option: string,
  known: readonly Name[],
  given: readonly string[] = [],
): Name[] {
  const names = known.filter((name) => given.includes(name));
  if (names.length === given.length) return names;
  console.error(`--${option} takes ${known.join(', ')}`);
  process.exit(2);
}
