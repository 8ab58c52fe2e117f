import { collection } from './collection.ts';
import type { SpeakerId } from './speakers.ts';

export const sessionTypes = collection('session types', [
  { id: 'keynote' },
  { id: 'panel' },
  { id: 'break' },
  { id: 'workshop' },
  { id: 'presentation' },
  { id: 'networking' },
]);

type SessionTypeId = (typeof sessionTypes)[number]['id'];

export const tracks = collection('tracks', [
  { id: 'technology', icon: 'wave' },
  { id: 'business', icon: 'steps' },
]);

type TrackId = (typeof tracks)[number]['id'];

interface Session {
  id: string;
  sample: boolean;
  track: TrackId;
  type: SessionTypeId;
  /** The n-th congress day. */
  day: number;
  starts: string;
  ends: string;
  /** Only a break or networking may have none. */
  speakers?: readonly SpeakerId[];
  room: string;
  /** Seats in the virtual room. Occupancy is not known and never shown. */
  capacity: number;
}

const sessionRows = collection('sessions', [
  {
    id: 'opening',
    sample: true,
    track: 'technology',
    type: 'keynote',
    day: 1,
    starts: '10:00',
    ends: '10:45',
    speakers: ['anna-przykladowa'],
    room: 'A',
    capacity: 500,
  },
  {
    id: 'agents-at-work',
    sample: true,
    track: 'technology',
    type: 'presentation',
    day: 1,
    starts: '11:00',
    ends: '11:45',
    speakers: ['jan-wzorcowy'],
    room: 'A',
    capacity: 500,
  },
  {
    id: 'who-pays',
    sample: true,
    track: 'business',
    type: 'panel',
    day: 1,
    starts: '11:00',
    ends: '12:00',
    speakers: ['maria-szablon'],
    room: 'B',
    capacity: 200,
  },
  {
    id: 'first-deployment',
    sample: true,
    track: 'business',
    type: 'presentation',
    day: 1,
    starts: '14:00',
    ends: '14:45',
    speakers: ['jan-wzorcowy'],
    room: 'B',
    capacity: 200,
  },
] as const satisfies readonly Session[]);

type SessionId = (typeof sessionRows)[number]['id'];

export const sessions: readonly (Session & { id: SessionId })[] = sessionRows;

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
