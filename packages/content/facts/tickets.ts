import { collection } from './collection.ts';
import { placeholder } from './placeholder.ts';

export const currency = 'PLN';
export const vatPercent = 23;

/** Who is charged which VAT. `polish-rate` is the Polish rate for every buyer, wherever they live. */
export const vatMode = placeholder('vatMode', 'polish-rate');

/** A price counts from this day on. Rows are only ever added: the law asks for the past. */
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
  /** What this ticket has over the one before it, then everything it shares with the others. */
  adds: readonly FeatureId[];
  includes: readonly FeatureId[];
  /** How many may be sold; null is without limit. Seeds the database once. */
  quota: number | null;
  prices: readonly PriceRow[];
}

export const tickets: readonly Ticket[] = collection('tickets', [
  {
    id: 'standard',
    name: 'Standard',
    recommended: false,
    label: null,
    adds: standardFeatures,
    includes: commonFeatures,
    quota: placeholder('tickets.standard.quota', 8000),
    prices: placeholder('tickets.standard.prices', [
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
    quota: placeholder('tickets.premium.quota', 1800),
    prices: placeholder('tickets.premium.prices', [
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
    quota: placeholder('tickets.vip.quota', 200),
    prices: placeholder('tickets.vip.prices', [
      { since: '2025-06-01', netGrosze: 199900 },
      { since: '2025-09-15', netGrosze: 99900 },
    ]),
  },
]);

export type TicketId = Ticket['id'];

export const ticketIds = tickets.map((ticket) => ticket.id);
