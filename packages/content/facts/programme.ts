import { collection } from './collection.ts';
import type { LanguageCode } from './languages.ts';
import { placeholder } from './placeholder.ts';

/** What is spoken in the rooms. Every session names its own. */
export const talkLanguages: readonly LanguageCode[] = placeholder('talkLanguages', ['pl', 'en-GB']);

export const sessionTypes = collection('session types', [
  { id: 'keynote' },
  { id: 'panel' },
  { id: 'break' },
  { id: 'workshop' },
  { id: 'presentation' },
  { id: 'networking' },
]);

type SessionTypeId = (typeof sessionTypes)[number]['id'];

/** The lines that a track can be drawn as. */
export const trackGlyphs = ['sine', 'steps', 'chirp', 'bounce', 'square', 'pulse'] as const;

export interface ScheduleItem {
  id: string;
  sample: boolean;
  type: SessionTypeId;
  starts: string;
  ends: string;
}

/** The rhythm of a congress day, one item of every type; times hold for each day. */
export const scheduleItems = collection('schedule items', [
  { id: 'morning-keynote', sample: true, type: 'keynote', starts: '10:00', ends: '10:45' },
  { id: 'noon-panel', sample: true, type: 'panel', starts: '11:00', ends: '12:00' },
  { id: 'lunch', sample: true, type: 'break', starts: '12:00', ends: '13:00' },
  { id: 'afternoon-workshop', sample: true, type: 'workshop', starts: '13:00', ends: '15:00' },
  { id: 'case-study', sample: true, type: 'presentation', starts: '15:15', ends: '16:00' },
  { id: 'tables', sample: true, type: 'networking', starts: '16:15', ends: '18:00' },
] as const satisfies readonly ScheduleItem[]);
