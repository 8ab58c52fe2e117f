import { collection } from './collection.ts';
import type { TopicId } from './topics.ts';

interface Speaker {
  id: string;
  /** A stand-in for people not announced yet; shown as a sample on every page. */
  sample: boolean;
  name: string;
  /** A file in apps/web/public/photos: `/photos/anna.jpg`. Without one a portrait is drawn. */
  image?: string;
  topics: readonly TopicId[];
  linkedin?: string;
  twitter?: string;
}

const rows = collection('speakers', [
  {
    id: 'anna-przykladowa',
    sample: true,
    name: 'Anna Przykładowa',
    topics: ['language-models', 'evaluation'],
    linkedin: 'https://www.linkedin.com/',
    twitter: 'https://x.com/',
  },
  {
    id: 'jan-wzorcowy',
    sample: true,
    name: 'Jan Wzorcowy',
    topics: ['automation', 'no-code'],
    linkedin: 'https://www.linkedin.com/',
    twitter: 'https://x.com/',
  },
  {
    id: 'maria-szablon',
    sample: true,
    name: 'Maria Szablon',
    topics: ['marketing', 'ethics'],
    linkedin: 'https://www.linkedin.com/',
    twitter: 'https://x.com/',
  },
] as const satisfies readonly Speaker[]);

export type SpeakerId = (typeof rows)[number]['id'];

export const speakers: readonly (Speaker & { id: SpeakerId })[] = rows;
