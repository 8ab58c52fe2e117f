import type { Page } from '@playwright/test';
import type { BenefitsResponse } from '@kongres/contract/benefits';
import type { CertificateResponse, CertificateRequest } from '@kongres/contract/certificate';
import type { RecordingsResponse } from '@kongres/contract/recordings';
import {
  congressBenefitsPath,
  congressCertificatePath,
  congressRecordingsPath,
  congressSchedulePath,
  congressWorkshopsPath,
} from '@kongres/contract/paths';
import type { BookWorkshopRequest, Workshop } from '@kongres/contract/workshops';
import type { SyncScheduleRequest } from '@kongres/contract/schedule';
import { firstSessionStart } from './edition.ts';

interface AttendeeState {
  stars: string[];
  done: string[];
  workshops: Workshop[];
  benefits: BenefitsResponse['benefits'];
  certificate: CertificateResponse;
  library: RecordingsResponse;
}

const addHoursToStart = (hours: number) =>
  new Date(firstSessionStart.getTime() + hours * 3_600_000).toISOString();

/** Workshop with free seats as the API returns it. */
export function buildWorkshop(id: string, more: Partial<Workshop> = {}): Workshop {
  return {
    id,
    title: { pl: `Warsztat ${id}`, 'en-GB': `Workshop ${id}` },
    starts: addHoursToStart(3),
    ends: addHoursToStart(5),
    seats: 25,
    free: 4,
    own: null,
    ahead: 0,
    ...more,
  };
}

/** Mocks the attendee calls with state that changes with each request, and records the requests. */
export async function mockAttendeeApi(page: Page, more: Partial<AttendeeState> = {}) {
  const certificate = { name: null, seconds: [0, 0, 0, 0, 0, 0, 0], certificates: [] };
  const library = { recordings: [], materials: [], last: null };
  const plan: AttendeeState = {
    stars: [],
    done: [],
    workshops: [],
    benefits: [],
    certificate,
    library,
    ...more,
  };
  const requests: { schedules: SyncScheduleRequest[]; bookings: BookWorkshopRequest[] } = {
    schedules: [],
    bookings: [],
  };
  await page.route(`**${congressRecordingsPath}`, (route) => route.fulfill({ json: plan.library }));
  await page.route(`**${congressSchedulePath}`, (route) => {
    const request = route.request().postDataJSON() as SyncScheduleRequest;
    requests.schedules.push(request);
    const stars = [...new Set([...plan.stars, ...request.add])];
    plan.stars = stars.filter((id) => !request.remove.includes(id));
    plan.done = [...new Set([...plan.done, ...request.done])];
    return route.fulfill({ json: { stars: plan.stars, done: plan.done } });
  });
  await page.route(`**${congressWorkshopsPath}`, (route) => {
    const request = route.request().postDataJSON() as BookWorkshopRequest | null;
    if (request) {
      requests.bookings.push(request);
      plan.workshops = plan.workshops.map((row) =>
        row.id === request.workshop ? bookWorkshop(row, request) : row,
      );
    }
    return route.fulfill({ json: { workshops: plan.workshops } });
  });
  await page.route(`**${congressBenefitsPath}`, (route) =>
    route.fulfill({ json: { benefits: plan.benefits } }),
  );
  await page.route(`**${congressCertificatePath}`, (route) => {
    const request = route.request().postDataJSON() as CertificateRequest | null;
    if (request) plan.certificate = issueCertificate(plan.certificate, request);
    return route.fulfill({ json: plan.certificate });
  });
  return { plan, requests };
}

export const certificateCode = '7F3K-92QD-XM4T';

function issueCertificate(
  { seconds }: CertificateResponse,
  { name }: CertificateRequest,
): CertificateResponse {
  return { name, seconds, certificates: [{ kind: 'attendance', code: certificateCode }] };
}

function bookWorkshop(row: Workshop, { isOn }: BookWorkshopRequest): Workshop {
  if (!isOn) return { ...row, own: null, free: row.own === 'booked' ? row.free + 1 : row.free };
  return row.free > 0 ? { ...row, own: 'booked', free: row.free - 1 } : { ...row, own: 'waiting' };
}
