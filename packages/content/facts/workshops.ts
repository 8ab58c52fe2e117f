import { collection } from './collection.ts';
import type { SpeakerId } from './speakers.ts';

export const workshopLevels = collection('workshop levels', [
  { id: 'basic' },
  { id: 'intermediate' },
  { id: 'advanced' },
]);

export interface Workshop {
  id: string;
  sample: boolean;
  category: 'prompting' | 'no-code' | 'marketing';
  level: (typeof workshopLevels)[number]['id'];
  hours: number;
  seats: number;
  instructor: SpeakerId;
}

export const workshops = collection('workshops', [
  {
    id: 'advanced-prompting',
    sample: true,
    category: 'prompting',
    level: 'advanced',
    hours: 4,
    seats: 25,
    instructor: 'anna-przykladowa',
  },
  {
    id: 'no-code-apps',
    sample: true,
    category: 'no-code',
    level: 'basic',
    hours: 6,
    seats: 20,
    instructor: 'jan-wzorcowy',
  },
  {
    id: 'digital-marketing',
    sample: true,
    category: 'marketing',
    level: 'intermediate',
    hours: 3,
    seats: 30,
    instructor: 'maria-szablon',
  },
] as const satisfies readonly Workshop[]);
