/** The sections of `.env.example` that each file of a server's settings has. */
const files = {
  'site.env': ['whom it is for'],
  'owner.env': ['migrations'],
  'kongres.env': [
    'API and worker: surroundings and secrets',
    'API and worker: what has a default',
    "the operator's watch",
  ],
} as const;

const heads: Record<keyof typeof files, string> = {
  'site.env': 'Whom this site is for. Everybody on this machine may read it: no secrets here.',
  'owner.env': 'For migrations alone. Only root reads this.',
  'kongres.env':
    'For API, worker and organiser. A value with a # or a space in it stands in quotes.',
};

/** A server's settings, explained in the words of the example that developers have. */
export function settingsFiles(example: string): Record<string, string> {
  const sections = new Map(
    [...example.matchAll(/^# --- (.+?) -+\n(.*?)(?=^# --- |(?![^]))/gms)].map(
      ([, title = '', lines = '']) => [title, lines.trim()],
    ),
  );
  return Object.fromEntries(
    Object.entries(files).map(([file, titles]) => {
      const parts = titles.map((title) => {
        const lines = sections.get(title);
        if (lines === undefined) throw new Error(`.env.example has no section "${title}"`);
        return lines;
      });
      return [file, `# ${heads[file as keyof typeof files]}\n\n${parts.join('\n')}\n`];
    }),
  );
}
