import {
  staffResponse,
  inviteStaffMemberRequest,
  invitationLinkResponse,
  staffMemberRequest,
  changeStaffRoleRequest,
} from '@kongres/contract/desk/settings/staff';
import {
  changeStaffRole,
  deactivateStaffMember,
  inviteStaffMember,
  renewInvitation,
  type InvitationLink,
} from '../../staff/change-staff.ts';
import { listStaff } from '../../staff/staff.queries.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerStaffRoutes({ serve }: DeskRouter, origin: string): void {
  const relyingParty = { origin };

  serve('listStaff', { response: staffResponse }, async ({ context: { pool, now } }) => ({
    staff: (await listStaff(pool, now())).map((person) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      role: person.role,
      passkeys: person.passkeys,
      invitedAt: person.invitedAt.toISOString(),
      lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
      deactivatedAt: person.deactivatedAt?.toISOString() ?? null,
      invitationExpiresAt: person.invitationExpiresAt?.toISOString() ?? null,
    })),
  }));

  serve(
    'inviteStaffMember',
    { body: inviteStaffMemberRequest, response: invitationLinkResponse },
    async ({ body, context, reply }) => {
      const invited = await inviteStaffMember(context, relyingParty, body);
      return invited.ok ? toLinkResponse(invited) : await sendDomainProblem(reply, invited.code);
    },
  );

  serve(
    'createInvitationLink',
    { body: staffMemberRequest, response: invitationLinkResponse },
    async ({ body, context, reply }) => {
      const linked = await renewInvitation(context, relyingParty, body.id);
      return linked.ok ? toLinkResponse(linked) : await sendDomainProblem(reply, linked.code);
    },
  );

  serve(
    'changeStaffRole',
    { body: changeStaffRoleRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const changed = await changeStaffRole(context, body.id, body.role);
      return changed.ok ? {} : await sendDomainProblem(reply, changed.code);
    },
  );

  serve(
    'deactivateStaffMember',
    { body: staffMemberRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const ended = await deactivateStaffMember(context, body.id);
      return ended.ok ? {} : await sendDomainProblem(reply, ended.code);
    },
  );
}

function toLinkResponse({ link, expiresAt }: InvitationLink) {
  return { link, expiresAt: expiresAt.toISOString() };
}
