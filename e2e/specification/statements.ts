import { contact } from './contact.ts';
import { edition } from './edition.ts';
import { errors } from './errors.ts';
import { expo } from './expo.ts';
import { factsAndPrices } from './facts-and-prices.ts';
import { faq } from './faq.ts';
import { galas } from './galas.ts';
import { headerAndFooter } from './header-and-footer.ts';
import { home } from './home.ts';
import { languages } from './languages.ts';
import { order } from './order.ts';
import { popup } from './popup.ts';
import { privacy } from './privacy.ts';
import { programme } from './programme.ts';
import { purchase } from './purchase.ts';
import { routes } from './routes.ts';
import type { FutureGroup, Statement } from './statement.ts';

/** Every statement of the specification and its readings. */
export const statements: readonly Statement[] = [
  ...routes,
  ...languages,
  ...home,
  ...headerAndFooter,
  ...popup,
  ...purchase,
  ...order,
  ...contact,
  ...programme,
  ...galas,
  ...expo,
  ...faq,
  ...factsAndPrices,
  ...edition,
  ...privacy,
  ...errors,
];

/** How many statements wait for each group; the numbers only ever go down. */
export const notYetCounts: Readonly<Record<FutureGroup, number>> = {
  editions: 7,
  companies: 8,
  contests: 8,
  networking: 5,
  withdrawal: 3,
};
