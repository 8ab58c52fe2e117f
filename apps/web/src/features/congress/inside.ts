/** What a ticket opens from the first day on, in one file: its parts share most of what they need. */
export { Recordings, RecordingsSoFar } from './after/recordings.tsx';
export { Watch } from './after/watch.tsx';
export { LiveDay } from './live/live-day.tsx';
