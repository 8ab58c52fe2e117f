import type { Page } from '@playwright/test';
import type { BenefitsAnswer } from '@kongres/contract/benefits';
import type { CertificateAnswer, CertificateRequest } from '@kongres/contract/certificate';
import type { LibraryAnswer } from '@kongres/contract/library';
import {
  congressBenefitsPath,
  congressCertificatePath,
  congressLibraryPath,
  congressWeekPath,
  congressWorkshopsPath,
} from '@kongres/contract/paths';
import type { PlaceRequest, Workshop } from '@kongres/contract/workshops';
import type { WeekRequest } from '@kongres/contract/week';
import { firstSession } from './edition.ts';

interface Plan {
  stars: string[];
  done: string[];
  workshops: Workshop[];
  benefits: BenefitsAnswer['benefits'];
  certificate: CertificateAnswer;
  library: LibraryAnswer;
}

const at = (hours: number) => new Date(firstSession.getTime() + hours * 3_600_000).toISOString();

/** A workshop as the API tells of it: free, unless it is said otherwise. */
export function workshop(id: string, more: Partial<Workshop> = {}): Workshop {
  return {
    id,
    title: { pl: `Warsztat ${id}`, 'en-GB': `Workshop ${id}` },
    starts: at(3),
    ends: at(5),
    seats: 25,
    free: 4,
    own: null,
    ahead: 0,
    ...more,
  };
}

/** What a ticket has chosen, booked and can look forward to; it changes as the page asks, and is told what it asked. */
export async function setPlan(page: Page, more: Partial<Plan> = {}) {
  const certificate = { name: null, seconds: [0, 0, 0, 0, 0, 0, 0], certificates: [] };
  const library = { recordings: [], materials: [], last: null };
  const plan: Plan = {
    stars: [],
    done: [],
    workshops: [],
    benefits: [],
    certificate,
    library,
    ...more,
  };
  const heard: { weeks: WeekRequest[]; places: PlaceRequest[] } = { weeks: [], places: [] };
  await page.route(`**${congressLibraryPath}`, (route) => route.fulfill({ json: plan.library }));
  await page.route(`**${congressWeekPath}`, (route) => {
    const request = route.request().postDataJSON() as WeekRequest;
    heard.weeks.push(request);
    const stars = [...new Set([...plan.stars, ...request.add])];
    plan.stars = stars.filter((id) => !request.remove.includes(id));
    plan.done = [...new Set([...plan.done, ...request.done])];
    return route.fulfill({ json: { stars: plan.stars, done: plan.done } });
  });
  await page.route(`**${congressWorkshopsPath}`, (route) => {
    const request = route.request().postDataJSON() as PlaceRequest | null;
    if (request) {
      heard.places.push(request);
      plan.workshops = plan.workshops.map((row) =>
        row.id === request.workshop ? set(row, request) : row,
      );
    }
    return route.fulfill({ json: { workshops: plan.workshops } });
  });
  await page.route(`**${congressBenefitsPath}`, (route) =>
    route.fulfill({ json: { benefits: plan.benefits } }),
  );
  await page.route(`**${congressCertificatePath}`, (route) => {
    const request = route.request().postDataJSON() as CertificateRequest | null;
    if (request) plan.certificate = drawn(plan.certificate, request);
    return route.fulfill({ json: plan.certificate });
  });
  return { plan, heard };
}

export const certificateCode = '7F3K-92QD-XM4T';

function drawn({ seconds }: CertificateAnswer, { name }: CertificateRequest): CertificateAnswer {
  return { name, seconds, certificates: [{ kind: 'attendance', code: certificateCode }] };
}

function set(row: Workshop, { isOn }: PlaceRequest): Workshop {
  if (!isOn) return { ...row, own: null, free: row.own === 'booked' ? row.free + 1 : row.free };
  return row.free > 0 ? { ...row, own: 'booked', free: row.free - 1 } : { ...row, own: 'waiting' };
}
