import { congressDay } from './edition.ts';
import { placeholder } from './placeholder.ts';
import type { TicketId } from './tickets.ts';

/** What people ask before they speak, exhibit or work with us. */
export const cooperation = {
  /** The last day to apply, so many days before the first of the congress. */
  closesDaysBefore: {
    speakers: placeholder('cooperation.closesDaysBefore.speakers', 80),
    exhibitors: placeholder('cooperation.closesDaysBefore.exhibitors', 28),
    partners: placeholder('cooperation.closesDaysBefore.partners', 28),
    sponsors: placeholder('cooperation.closesDaysBefore.sponsors', 42),
    team: placeholder('cooperation.closesDaysBefore.team', 42),
  },
  /** How long a talk is, questions included. */
  talkMinutes: placeholder('cooperation.talkMinutes', 45),
  /** What a speaker is paid for a talk. */
  speakerFeeGrosze: placeholder('cooperation.speakerFeeGrosze', 0),
  /** The ticket that a speaker is given, and the one for whoever works with us. */
  speakerTicket: placeholder('cooperation.speakerTicket', 'premium') satisfies TicketId,
  teamTicket: placeholder('cooperation.teamTicket', 'standard') satisfies TicketId,
  /** Tickets that come with a stand, for those who look after it. */
  standTickets: placeholder('cooperation.standTickets', 3),
  /** How long there is to pay an invoice. */
  paymentDays: placeholder('cooperation.paymentDays', 14),
} as const;

export function closingDay(kind: keyof typeof cooperation.closesDaysBefore): string {
  return congressDay(1 - cooperation.closesDaysBefore[kind]);
}
