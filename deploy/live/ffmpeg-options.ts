/** `{ f: 'hls' }` becomes `-f hls`; null marks an option without a value. */
export function formatFfmpegOptions(
  options: Readonly<Record<string, string | number | null>>,
): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    value === null ? [`-${name}`] : [`-${name}`, String(value)],
  );
}
