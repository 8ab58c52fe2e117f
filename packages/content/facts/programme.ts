import { defineCollection } from './collection.ts';
import type { LanguageCode } from './languages.ts';
import { markPlaceholder } from './placeholder.ts';

export const talkLanguages: readonly LanguageCode[] = markPlaceholder('talkLanguages', [
  'pl',
  'en-GB',
]);

export const sessionTypes = defineCollection('session types', [
  { id: 'keynote' },
  { id: 'panel' },
  { id: 'break' },
  { id: 'workshop' },
  { id: 'presentation' },
  { id: 'networking' },
]);

type SessionTypeId = (typeof sessionTypes)[number]['id'];

export const trackGlyphs = ['sine', 'steps', 'chirp', 'bounce', 'square', 'pulse'] as const;

export interface ScheduleItem {
  id: string;
  sample: boolean;
  type: SessionTypeId;
  starts: string;
  ends: string;
}

/** Example schedule of a congress day with one item of every type. */
export const scheduleItems = defineCollection('schedule items', [
  { id: 'morning-keynote', sample: true, type: 'keynote', starts: '10:00', ends: '10:45' },
  { id: 'noon-panel', sample: true, type: 'panel', starts: '11:00', ends: '12:00' },
  { id: 'lunch', sample: true, type: 'break', starts: '12:00', ends: '13:00' },
  { id: 'afternoon-workshop', sample: true, type: 'workshop', starts: '13:00', ends: '15:00' },
  { id: 'case-study', sample: true, type: 'presentation', starts: '15:15', ends: '16:00' },
  { id: 'tables', sample: true, type: 'networking', starts: '16:15', ends: '18:00' },
] as const satisfies readonly ScheduleItem[]);
