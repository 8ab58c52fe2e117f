import { featuresOf, type AdmissionId } from './admissions.ts';

/** What of a ticket the organiser gives beside the rooms, each at its own address or hour. */
export const benefits = ['qa-session', 'e-learning', 'mentoring', 'community'] as const;

export type BenefitId = (typeof benefits)[number];

/** Those of a ticket, in the order in which they are listed everywhere. */
export function benefitsOf(ticket: AdmissionId): readonly BenefitId[] {
  const own: readonly string[] = featuresOf(ticket);
  return benefits.filter((id) => own.includes(id));
}
