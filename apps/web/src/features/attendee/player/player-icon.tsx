const paths = {
  play: 'm7 4 13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  sound: 'M3 9v6h4l6 5V4L7 9zm14 0a4 4 0 0 1 0 6m2-9a8 8 0 0 1 0 12',
  silent: 'M3 9v6h4l6 5V4L7 9zm13 0 6 6m0-6-6 6',
  full: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
} as const;

export function PlayerIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
