import type { Origin } from '@kongres/content/facts/admissions';
import type { State } from '../../sales/orders/order.ts';

/** Exports are for the organiser's books and therefore always in Polish. */
export const rowKindLabels = {
  payment: 'płatność',
  refund: 'zwrot',
  dispute: 'spór',
} as const;

export const originLabels: Readonly<Record<Origin, string>> = {
  sale: 'sprzedaż',
  free: 'gratis',
  press: 'media',
  speaker: 'prelegent',
  exhibitor: 'wystawca',
  sponsor: 'sponsor',
  group: 'grupa',
  transfer: 'przelew',
  invitation: 'zaproszenie',
};

export const stateLabels: Readonly<Record<State, string>> = {
  pending: 'nieopłacone',
  awaiting_payment: 'nieopłacone',
  processing: 'płatność w toku',
  mismatched: 'niezgodna kwota',
  expired: 'wygasłe',
  paid: 'opłacone',
  needs_refund: 'zwrot w toku',
  refunded: 'zwrócone',
  revoked: 'unieważnione',
};
