import { collection, pick } from './collection.ts';
import { tickets, type FeatureId, type TicketId } from './tickets.ts';

/** What a person holds at the door: a ticket that is sold, or an invitation that is only ever given. */
export interface Admission {
  id: TicketId | 'galas';
  name: string;
  adds: readonly FeatureId[];
  includes: readonly FeatureId[];
}

/** Admits to the galas and to nothing else. */
const invitation: Admission = { id: 'galas', name: 'Gala AI', adds: ['galas'], includes: ['app'] };

export const admissions: readonly Admission[] = collection('admissions', [...tickets, invitation]);

export type AdmissionId = Admission['id'];

export const admissionIds = admissions.map(({ id }) => id);

export function featuresOf(id: AdmissionId): readonly FeatureId[] {
  const { adds, includes } = pick(admissions, id);
  return [...adds, ...includes];
}

/** Whether it admits to the whole congress and so belongs to a quota. */
export function isTicket(id: AdmissionId): id is TicketId {
  return id !== 'galas';
}

/**
 * How somebody came by a ticket. Only a sale was paid for on our payment page; `transfer` was paid for too, on an
 * invoice of the organiser.
 */
export const origins = [
  'sale',
  'free',
  'press',
  'speaker',
  'exhibitor',
  'sponsor',
  'group',
  'transfer',
  'invitation',
] as const;

export type Origin = (typeof origins)[number];

/** What the organiser issues tickets for. */
export const issueOrigins = origins.filter(
  (origin) => origin !== 'sale' && origin !== 'invitation',
);
