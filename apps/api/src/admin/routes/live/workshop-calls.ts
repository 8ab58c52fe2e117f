import { workshopsAnswer, workshopsTakeRequest } from '@kongres/contract/desk/live/workshops';
import { takeProgramme } from '../../../attendee/workshops/take-programme.ts';
import { listWorkshops } from '../../../attendee/workshops/workshop-queries.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** Workshops that people book places in: seats, who sits, who waits. */
export function serveWorkshops({ serve }: DeskCalls): void {
  serve('workshops', { answer: workshopsAnswer }, async ({ context: { pool } }) => ({
    workshops: (await listWorkshops(pool)).map(
      ({ id, title, startsAt, seats, taken, waiting }) => ({
        id,
        title,
        starts: startsAt.toISOString(),
        seats,
        taken,
        waiting,
      }),
    ),
  }));

  serve(
    'workshopsTake',
    { body: workshopsTakeRequest, answer: done },
    async ({ context, reply }) => {
      const taken = await takeProgramme(context);
      return taken.ok ? {} : await refuse(reply, taken.code);
    },
  );
}
