import { benefitsResponse, type BenefitsResponse } from '@kongres/contract/benefits';
import { congressBenefitsPath, congressWorkshopsPath } from '@kongres/contract/paths';
import {
  workshopsResponse,
  type BookWorkshopRequest,
  type Workshop,
} from '@kongres/contract/workshops';
import { callApi } from '../call-api.ts';
import { reportNoResponse, readRefusal, type Refusal } from '../refusal.ts';

export type WorkshopsResult = { ok: true; workshops: readonly Workshop[] } | Refusal;

export function fetchWorkshops(token: string): Promise<WorkshopsResult> {
  return callWorkshops(token);
}

/** Books a workshop or cancels the booking; returns all workshops. */
export function bookWorkshop(
  token: string,
  request: BookWorkshopRequest,
): Promise<WorkshopsResult> {
  return callWorkshops(token, request);
}

async function callWorkshops(token: string, body?: BookWorkshopRequest): Promise<WorkshopsResult> {
  try {
    const response = await callApi(congressWorkshopsPath, { token, ...(body && { body }) });
    const answer = workshopsResponse.safeParse(response.ok && (await response.json())).data;
    return answer ? { ok: true, ...answer } : await readRefusal('workshops', response);
  } catch (error) {
    return reportNoResponse('workshops', error);
  }
}

/** Null if the request failed. */
export async function fetchBenefits(token: string): Promise<BenefitsResponse['benefits'] | null> {
  try {
    const response = await callApi(congressBenefitsPath, { token });
    return (
      benefitsResponse.safeParse(response.ok && (await response.json())).data?.benefits ?? null
    );
  } catch (error) {
    reportNoResponse('benefits', error);
    return null;
  }
}
