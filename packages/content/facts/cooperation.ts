import { getCongressDay } from './edition.ts';
import { markPlaceholder } from './placeholder.ts';
import type { TicketId } from './tickets.ts';

export const cooperation = {
  closesDaysBefore: {
    speakers: markPlaceholder('cooperation.closesDaysBefore.speakers', 80),
    exhibitors: markPlaceholder('cooperation.closesDaysBefore.exhibitors', 28),
    partners: markPlaceholder('cooperation.closesDaysBefore.partners', 28),
    sponsors: markPlaceholder('cooperation.closesDaysBefore.sponsors', 42),
    team: markPlaceholder('cooperation.closesDaysBefore.team', 42),
  },
  talkMinutes: markPlaceholder('cooperation.talkMinutes', 45),
  speakerFeeGrosze: markPlaceholder('cooperation.speakerFeeGrosze', 0),
  /** Tickets for speakers and for the team. */
  speakerTicket: markPlaceholder('cooperation.speakerTicket', 'premium') satisfies TicketId,
  teamTicket: markPlaceholder('cooperation.teamTicket', 'standard') satisfies TicketId,
  standTickets: markPlaceholder('cooperation.standTickets', 3),
  paymentDays: markPlaceholder('cooperation.paymentDays', 14),
} as const;

export function getClosingDay(kind: keyof typeof cooperation.closesDaysBefore): string {
  return getCongressDay(1 - cooperation.closesDaysBefore[kind]);
}
