import { site } from '../facts/site.ts';

export const yearsToken = '{{startYear}}';

/** The years as the footer names them: 2024, from the year after 2024–YYYY. */
export function footerYears(date: Date): string {
  const [start, year] = [site.footerStartYear, date.getFullYear()];
  return year > start ? `${start}–${year}` : String(start);
}

export function withYears(fragment: string, years: string): string {
  return fragment.replaceAll(yearsToken, years);
}
