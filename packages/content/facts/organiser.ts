import { placeholder } from './placeholder.ts';

export const organiser = {
  name: placeholder('organiser.name', 'Kongres AI Sp. z o.o.'),
  street: placeholder('organiser.street', 'ul. Przykładowa 1'),
  postcode: placeholder('organiser.postcode', '00-000'),
  city: 'Wrocław',
  country: 'PL',
  taxNumber: placeholder('organiser.taxNumber', '000-000-00-00'),
  registerCourt: placeholder('organiser.registerCourt', 'Sąd Rejonowy w Przykładowie'),
  /** In the register of companies (KRS). */
  registerNumber: placeholder('organiser.registerNumber', '0000000000'),
  shareCapitalGrosze: placeholder('organiser.shareCapitalGrosze', 0),
  email: placeholder('organiser.email', 'kontakt@kongres-ai.example'),
  phone: placeholder('organiser.phone', '+48 000 000 000'),
} as const;

/** Where the public finds the site. Builds may override it with PUBLIC_ORIGIN. */
export const publicOrigin = placeholder('publicOrigin', 'https://kongres-ai.example');
