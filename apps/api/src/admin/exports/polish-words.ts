import type { Origin } from '@kongres/content/facts/admissions';
import type { State } from '../../sales/orders/order.ts';

/** The files are for the organiser's books, which are kept in Polish whoever asks for them. */
export const bookingWords = {
  payment: 'płatność',
  refund: 'zwrot',
  dispute: 'spór',
} as const;

export const originWords: Readonly<Record<Origin, string>> = {
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

export const stateWords: Readonly<Record<State, string>> = {
  pending: 'nieopłacone',
  awaiting_payment: 'nieopłacone',
  processing: 'płatność w toku',
  mismatched: 'inna kwota',
  expired: 'wygasłe',
  paid: 'opłacone',
  needs_refund: 'zwrot w toku',
  refunded: 'zwrócone',
  revoked: 'cofnięte',
};
