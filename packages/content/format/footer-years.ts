import { site } from '../facts/site.ts';

export const yearsToken = '{{startYear}}';

/** Puts the years of the footer in: 2024, from the year after 2024–YYYY. */
export function withYears(fragment: string, year: number): string {
  const { footerStartYear: start } = site;
  return fragment.replaceAll(yearsToken, year > start ? `${start}–${year}` : String(start));
}
