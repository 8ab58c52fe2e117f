/** "42:10", "1:02:03". */
export function formatClockTime(seconds: number): string {
  const totalSeconds = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [
    Math.floor(totalSeconds / 3600),
    Math.floor(totalSeconds / 60) % 60,
    totalSeconds % 60,
  ];
  const pad = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
