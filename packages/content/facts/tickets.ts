import { defineCollection } from './collection.ts';
import { markPlaceholder } from './placeholder.ts';

export const currency = 'PLN';
export const vatPercent = 23;

/** `polish-rate` charges the Polish VAT rate to every buyer. */
export const vatMode = markPlaceholder('vatMode', 'polish-rate');

/** A price from its day on. Rows are never removed: the Omnibus directive requires the history. */
export interface PriceRow {
  since: string;
  netGrosze: number;
}

const commonFeatures = ['materials', 'certificate', 'recordings', 'app'] as const;
const standardFeatures = ['streaming', 'chat', 'basic-materials'] as const;
const premiumFeatures = ['workshop-recordings', 'qa-session', 'e-learning'] as const;
const vipFeatures = ['mentoring', 'community', 'praktyk-certificate'] as const;

export type FeatureId =
  | 'galas'
  | (typeof commonFeatures)[number]
  | (typeof standardFeatures)[number]
  | (typeof premiumFeatures)[number]
  | (typeof vipFeatures)[number];

export interface Ticket {
  id: 'standard' | 'premium' | 'vip';
  name: string;
  recommended: boolean;
  label: 'best-choice' | 'limited' | null;
  /** Features in addition to the cheaper ticket, then the shared ones. */
  adds: readonly FeatureId[];
  includes: readonly FeatureId[];
  /** Maximum number of sales; null is unlimited. Seeded into the database once. */
  quota: number | null;
  prices: readonly PriceRow[];
}

export const tickets: readonly Ticket[] = defineCollection('tickets', [
  {
    id: 'standard',
    name: 'Standard',
    recommended: false,
    label: null,
    adds: standardFeatures,
    includes: commonFeatures,
    quota: markPlaceholder('tickets.standard.quota', 8000),
    prices: markPlaceholder('tickets.standard.prices', [
      { since: '2025-06-01', netGrosze: 59900 },
      { since: '2025-09-15', netGrosze: 29900 },
    ]),
  },
  {
    id: 'premium',
    name: 'Premium',
    recommended: true,
    label: 'best-choice',
    adds: premiumFeatures,
    includes: [...standardFeatures, ...commonFeatures],
    quota: markPlaceholder('tickets.premium.quota', 1800),
    prices: markPlaceholder('tickets.premium.prices', [
      { since: '2025-06-01', netGrosze: 99900 },
      { since: '2025-09-15', netGrosze: 49900 },
    ]),
  },
  {
    id: 'vip',
    name: 'Praktyk AI VIP',
    recommended: true,
    label: 'limited',
    adds: vipFeatures,
    includes: [...premiumFeatures, ...standardFeatures, ...commonFeatures],
    quota: markPlaceholder('tickets.vip.quota', 200),
    prices: markPlaceholder('tickets.vip.prices', [
      { since: '2025-06-01', netGrosze: 199900 },
      { since: '2025-09-15', netGrosze: 99900 },
    ]),
  },
]);

export type TicketId = Ticket['id'];

export const ticketIds = tickets.map((ticket) => ticket.id);
