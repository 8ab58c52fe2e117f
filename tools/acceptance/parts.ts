/** The parts of the gate that `.ci/run --part` takes; without it the gate runs all of them. */
export const gateParts = ['unit', 'browser-1', 'browser-2'] as const;
export type GatePart = (typeof gateParts)[number];

/** The groups that `npm run acceptance -- --group` takes: by the kind of file that measures a check. */
export const acceptanceGroups = ['units', 'journeys', 'programs'] as const;
export type AcceptanceGroup = (typeof acceptanceGroups)[number];

/** Ends the process when an option names something unknown. */
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
