import { listFeatures, type AdmissionId } from './admissions.ts';

/** Benefits that are provided outside the rooms. */
export const benefits = ['qa-session', 'e-learning', 'mentoring', 'community'] as const;

export type BenefitId = (typeof benefits)[number];

export function listBenefits(ticket: AdmissionId): readonly BenefitId[] {
  const own: readonly string[] = listFeatures(ticket);
  return benefits.filter((id) => own.includes(id));
}
