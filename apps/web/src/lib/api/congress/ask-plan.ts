import { benefitsAnswer, type BenefitsAnswer } from '@kongres/contract/benefits';
import { congressBenefitsPath, congressWorkshopsPath } from '@kongres/contract/paths';
import { workshopsAnswer, type PlaceRequest, type Workshop } from '@kongres/contract/workshops';
import { call } from '../call.ts';
import { noAnswer, readRefusal, type Refusal } from '../refusal.ts';

export type Places = { ok: true; workshops: readonly Workshop[] } | Refusal;

export function askWorkshops(token: string): Promise<Places> {
  return askPlaces(token);
}

/** Takes a place or gives it back; the answer is all of them as they are then. */
export function bookPlace(token: string, request: PlaceRequest): Promise<Places> {
  return askPlaces(token, request);
}

async function askPlaces(token: string, body?: PlaceRequest): Promise<Places> {
  try {
    const response = await call(congressWorkshopsPath, { token, ...(body && { body }) });
    const answer = workshopsAnswer.safeParse(response.ok && (await response.json())).data;
    return answer ? { ok: true, ...answer } : await readRefusal('workshops', response);
  } catch (error) {
    return noAnswer('workshops', error);
  }
}

/** Null where nobody could say. */
export async function askBenefits(token: string): Promise<BenefitsAnswer['benefits'] | null> {
  try {
    const response = await call(congressBenefitsPath, { token });
    return benefitsAnswer.safeParse(response.ok && (await response.json())).data?.benefits ?? null;
  } catch (error) {
    noAnswer('benefits', error);
    return null;
  }
}
