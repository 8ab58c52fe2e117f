import { workshopsResponse, importWorkshopsRequest } from '@kongres/contract/desk/live/workshops';
import { importProgramme } from '../../../attendee/workshops/import-programme.ts';
import { listWorkshops } from '../../../attendee/workshops/workshop.queries.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerWorkshopRoutes({ serve }: DeskRouter): void {
  serve('listWorkshops', { response: workshopsResponse }, async ({ context: { pool } }) => ({
    workshops: (await listWorkshops(pool)).map(
      ({ id, title, startsAt, seats, taken, waiting }) => ({
        id,
        title,
        starts: startsAt.toISOString(),
        seats,
        booked: taken,
        waiting,
      }),
    ),
  }));

  serve(
    'importWorkshops',
    { body: importWorkshopsRequest, response: emptyResponse },
    async ({ context, reply }) => {
      const taken = await importProgramme(context);
      return taken.ok ? {} : await sendDomainProblem(reply, taken.code);
    },
  );
}
