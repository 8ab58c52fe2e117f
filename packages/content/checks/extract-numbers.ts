/**
 * Numbers and times of a text in normal form: 10,000 and 10.000 become 10000, 367,77 becomes 367.77, 6 PM becomes
 * 18:00.
 */
export function extractNumbers(text: string): string[] {
  const plain = text
    .replace(/[\u00a0\u202f]/g, ' ')
    // "5:00–8:00 PM" contains AM/PM once.
    .replace(/(\d{1,2}:\d\d)(?= ?– ?\d{1,2}:\d\d ?([AP]M))/g, '$1 $2')
    .replace(/(\d{1,2}):(\d\d) ?([AP])M/g, (_, hour: string, minutes: string, half: string) => {
      return `${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}:${minutes}`;
    });
  const hours = plain.match(/\d{1,2}:\d\d/g) ?? [];
  const numbers = plain
    .replace(/\d{1,2}:\d\d/g, ' ')
    .matchAll(/(\d{1,3}(?:[ .,]\d{3})+|\d+)(?:[.,](\d\d))?(?!\d)/g);
  return [
    ...hours.map((hour) => hour.padStart(5, '0')),
    ...[...numbers].map(([, whole = '', cents]) => {
      return whole.replace(/\D/g, '') + (cents ? `.${cents}` : '');
    }),
  ].toSorted();
}
