import { markPlaceholder } from './placeholder.ts';

export const organiser = {
  name: markPlaceholder('organiser.name', 'Kongres AI Sp. z o.o.'),
  street: markPlaceholder('organiser.street', 'ul. Przykładowa 1'),
  postcode: markPlaceholder('organiser.postcode', '00-000'),
  city: 'Wrocław',
  country: 'PL',
  taxNumber: markPlaceholder('organiser.taxNumber', '000-000-00-00'),
  registerCourt: markPlaceholder('organiser.registerCourt', 'Sąd Rejonowy w Przykładowie'),
  registerNumber: markPlaceholder('organiser.registerNumber', '0000000000'),
  shareCapitalGrosze: markPlaceholder('organiser.shareCapitalGrosze', 0),
  email: markPlaceholder('organiser.email', 'kontakt@kongres-ai.example'),
  phone: markPlaceholder('organiser.phone', '+48 000 000 000'),
} as const;

/** Public origin of the site. PUBLIC_ORIGIN overrides it in builds. */
export const publicOrigin = markPlaceholder('publicOrigin', 'https://kongres-ai.example');
