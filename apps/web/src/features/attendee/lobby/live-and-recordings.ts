/** One chunk for all that is needed from the first day on, because the parts share most of their code. */
export { Recordings, RecordingsSoFar } from '../recordings/recordings.tsx';
export { RecordingView as Watch } from '../recordings/recording-view.tsx';
export { LiveDay } from '../live-day/live-day.tsx';
