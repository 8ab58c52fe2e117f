import { workshopsAnswer, workshopsTakeRequest } from '@kongres/contract/desk/workshops';
import { takeProgramme } from '../../workshops/take-programme.ts';
import { listWorkshops } from '../../workshops/workshop-queries.ts';
import { done } from '../done.ts';
import { refuse } from '../refuse.ts';
import type { DeskCalls } from '../serve-calls.ts';

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
