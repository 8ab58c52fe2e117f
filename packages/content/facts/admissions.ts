import { defineCollection, getRow } from './collection.ts';
import { tickets, type FeatureId, type TicketId } from './tickets.ts';

/** What admits a person: a sold ticket or an invitation, which is never sold. */
export interface Admission {
  id: TicketId | 'galas';
  name: string;
  adds: readonly FeatureId[];
  includes: readonly FeatureId[];
}

const invitation: Admission = { id: 'galas', name: 'Gala AI', adds: ['galas'], includes: ['app'] };

export const admissions: readonly Admission[] = defineCollection('admissions', [
  ...tickets,
  invitation,
]);

export type AdmissionId = Admission['id'];

export const admissionIds = admissions.map(({ id }) => id);

export function listFeatures(id: AdmissionId): readonly FeatureId[] {
  const { adds, includes } = getRow(admissions, id);
  return [...adds, ...includes];
}

export function isTicket(id: AdmissionId): id is TicketId {
  return id !== 'galas';
}

/** How a ticket was obtained. `sale` was paid at checkout, `transfer` by bank transfer on an invoice. */
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

export const issueOrigins = origins.filter(
  (origin) => origin !== 'sale' && origin !== 'invitation',
);
