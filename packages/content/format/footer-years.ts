import { site } from '../facts/site.ts';

export const yearsToken = '{{startYear}}';

/** 2024, from the next year on 2024–YYYY. */
export function formatFooterYears(date: Date): string {
  const [start, year] = [site.footerStartYear, date.getFullYear()];
  return year > start ? `${start}–${year}` : String(start);
}

export function fillFooterYears<Footer extends { top: string }>(
  footer: Footer,
  years: string,
): Footer {
  return { ...footer, top: footer.top.replaceAll(yearsToken, years) };
}
