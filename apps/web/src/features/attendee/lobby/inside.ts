/** What a ticket opens from the first day on, in one file: its parts share most of what they need. */
export { Recordings, RecordingsSoFar } from '../recordings/recordings.tsx';
export { Watch } from '../recordings/watch.tsx';
export { LiveDay } from '../live-day/live-day.tsx';
