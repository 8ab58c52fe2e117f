/** `{ f: 'hls' }` as ffmpeg reads it: `-f hls`; a lone word has null for a value. */
export function ffmpegOptions(options: Readonly<Record<string, string | number | null>>): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    value === null ? [`-${name}`] : [`-${name}`, String(value)],
  );
}
