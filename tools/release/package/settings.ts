const files = {
  'site.env': ['environment and addresses'],
  'owner.env': ['migrations'],
  'kongres.env': ['API and worker: services and secrets', 'API and worker: optional', 'monitoring'],
} as const;

const heads: Record<keyof typeof files, string> = {
  'site.env': 'Settings of the site. World-readable: no secrets here.',
  'owner.env': 'For migrations only. Readable by root only.',
  'kongres.env': 'For API, worker and organiser. Quote values that contain # or a space.',
};

export function buildSettingsFiles(example: string): Record<string, string> {
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
