import {
  peopleAnswer,
  personInviteRequest,
  personLinkAnswer,
  personRequest,
  personRoleRequest,
} from '@kongres/contract/desk/settings/people';
import {
  changeRole,
  endWork,
  invitePerson,
  linkPerson,
  type DeskLink,
} from '../../staff/change-people.ts';
import { listPeople } from '../../staff/person-queries.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** Who works here, as what, and who comes or goes. */
export function servePeople({ serve }: DeskCalls, origin: string): void {
  const place = { origin };

  serve('people', { answer: peopleAnswer }, async ({ context: { pool, now } }) => ({
    people: (await listPeople(pool, now())).map((person) => ({
      ...person,
      invitedAt: person.invitedAt.toISOString(),
      seenAt: person.seenAt?.toISOString() ?? null,
      endedAt: person.endedAt?.toISOString() ?? null,
      linkEndsAt: person.linkEndsAt?.toISOString() ?? null,
    })),
  }));

  serve(
    'personInvite',
    { body: personInviteRequest, answer: personLinkAnswer },
    async ({ body, context, reply }) => {
      const invited = await invitePerson(context, place, body);
      return invited.ok ? tell(invited) : await refuse(reply, invited.code);
    },
  );

  serve(
    'personLink',
    { body: personRequest, answer: personLinkAnswer },
    async ({ body, context, reply }) => {
      const linked = await linkPerson(context, place, body.id);
      return linked.ok ? tell(linked) : await refuse(reply, linked.code);
    },
  );

  serve(
    'personRole',
    { body: personRoleRequest, answer: done },
    async ({ body, context, reply }) => {
      const changed = await changeRole(context, body.id, body.role);
      return changed.ok ? {} : await refuse(reply, changed.code);
    },
  );

  serve('personEnd', { body: personRequest, answer: done }, async ({ body, context, reply }) => {
    const ended = await endWork(context, body.id);
    return ended.ok ? {} : await refuse(reply, ended.code);
  });
}

function tell({ link, endsAt }: DeskLink) {
  return { link, endsAt: endsAt.toISOString() };
}
