import { site } from '../facts/site.ts';

export const yearsToken = '{{startYear}}';

/** The years as the footer names them: 2024, from the year after 2024–YYYY. */
export function footerYears(date: Date): string {
  const [start, year] = [site.footerStartYear, date.getFullYear()];
  return year > start ? `${start}–${year}` : String(start);
}

/** The years stand in the top fragment alone; in the others the token is a word like any other. */
export function withYears<Footer extends { top: string }>(footer: Footer, years: string): Footer {
  return { ...footer, top: footer.top.replaceAll(yearsToken, years) };
}
