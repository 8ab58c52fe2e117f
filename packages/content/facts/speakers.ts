import { collection } from './collection.ts';
import type { TopicId } from './topics.ts';

export interface Speaker {
  id: string;
  /** A stand-in for people not announced yet; shown as a sample on every page. */
  sample: boolean;
  name: string;
  image: string;
  topics: readonly TopicId[];
  linkedin: string;
  twitter: string;
}

export const speakers = collection('speakers', [
  {
    id: 'anna-przykladowa',
    sample: true,
    name: 'Anna Przykładowa',
    image: '/art/speaker-anna-przykladowa.svg',
    topics: ['language-models', 'evaluation'],
    linkedin: 'https://www.linkedin.com/',
    twitter: 'https://x.com/',
  },
  {
    id: 'jan-wzorcowy',
    sample: true,
    name: 'Jan Wzorcowy',
    image: '/art/speaker-jan-wzorcowy.svg',
    topics: ['automation', 'no-code'],
    linkedin: 'https://www.linkedin.com/',
    twitter: 'https://x.com/',
  },
  {
    id: 'maria-szablon',
    sample: true,
    name: 'Maria Szablon',
    image: '/art/speaker-maria-szablon.svg',
    topics: ['marketing', 'ethics'],
    linkedin: 'https://www.linkedin.com/',
    twitter: 'https://x.com/',
  },
] as const satisfies readonly Speaker[]);

export type SpeakerId = (typeof speakers)[number]['id'];
