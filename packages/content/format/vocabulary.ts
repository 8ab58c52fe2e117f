import { brand } from '../facts/brand.ts';
import { getClosingDay, cooperation } from '../facts/cooperation.ts';
import {
  bonusesPublished,
  getCongressDay,
  edition,
  publication,
  roomsOpen,
  workshopBookingDay,
} from '../facts/edition.ts';
import { claims, figures, type FigureId } from '../facts/figures.ts';
import { galas } from '../facts/galas.ts';
import { languages, type LanguageCode } from '../facts/languages.ts';
import { organiser, publicOrigin } from '../facts/organiser.ts';
import { addVat, getNetPrice, omnibusDays } from '../facts/price.ts';
import { lastRefundDay, policies } from '../facts/policies.ts';
import { partnerPackages } from '../facts/partner-packages.ts';
import { talkLanguages } from '../facts/programme.ts';
import { site } from '../facts/site.ts';
import { tickets, vatPercent, type TicketId } from '../facts/tickets.ts';
import { zones } from '../facts/zones.ts';
import { formatOrganiserAddress } from './address.ts';
import { formatPlural } from './count.ts';
import {
  formatDay,
  formatEdition,
  formatEditionInText,
  formatHoursInText,
  formatTime,
} from './date.ts';
import { formatLanguageName } from './language-name.ts';
import { getHoursAheadOfNewYork, formatHoursInNewYork } from './new-york.ts';
import { formatMoney, formatNumber } from './number.ts';

export const counts = {
  days: edition.dayCount,
  zones: zones.length,
  networkingTables: claims.networkingTables,
  startups: claims.startups,
  languages: languages.length,
  withdrawalDays: policies.withdrawalDays,
  cancellationDays: policies.cancellationDaysBeforeEvent,
  complaintDays: policies.complaintDays,
  withinAccessibilityDays: policies.accessibilityDays,
  withinAccessibilityLongDays: policies.accessibilityLongDays,
  replyDays: policies.replyWorkingDays,
  withinReplyDays: policies.replyWorkingDays,
  contactMonths: policies.contactMonths,
  accountingYears: policies.accountingYears,
  unpaidOrderDays: policies.unpaidOrderDays,
  logDays: policies.logDays,
  talkDays: policies.talkDays,
  planDays: policies.planDays,
  watchedDays: policies.watchedDays,
  talkMinutes: cooperation.talkMinutes,
  standTickets: cooperation.standTickets,
  withinPaymentDays: cooperation.paymentDays,
} as const;

export function buildVocabulary(code: LanguageCode, countWords: Record<string, string>) {
  return {
    brand: brand.full,
    dates: formatEditionInText(code),
    datesShort: formatEdition(code, 'short'),
    datesNoYear: formatEdition(code, 'dayAndMonth'),
    year: edition.firstDay.slice(0, 4),
    firstDay: formatDay(getCongressDay(1), code, 'long'),
    firstWeekday: formatDay(getCongressDay(1), code, 'weekday'),
    hours: formatHoursInText(edition.opens, edition.closes, code),
    hoursInNewYork: formatHoursInNewYork(code),
    aheadOfNewYork: formatPlural(countWords, 'hours', getHoursAheadOfNewYork(), code),
    opensAt: formatTime(edition.opens, code),
    roomsOpenAt: formatTime(roomsOpen, code),
    workshopBookingSince: formatDay(workshopBookingDay, code, 'long'),
    speakersPublished: formatDay(publication.speakers, code, 'long'),
    speakersPublishedShort: formatDay(publication.speakers, code, 'dayAndMonth'),
    schedulePublished: formatDay(publication.schedule, code, 'long'),
    exhibitorsPublished: formatDay(publication.exhibitors, code, 'long'),
    bonusesPublished: formatDay(bonusesPublished, code, 'long'),
    ...formatCooperation(code),
    ...formatGalas(code),
    ...formatFigures(code),
    ...formatCounts(counts, code, countWords),
    bonusTimesTicket: formatNumber(claims.bonusTimesTicket, code),
    lowestNetPrice: formatMoney(getLowestNetPrice(), code),
    lowestGrossPrice: formatMoney(addVat(getLowestNetPrice()), code),
    ...formatPrices(code),
    ...formatLists(code),
    vatPercent: formatNumber(vatPercent, code),
    omnibusDays: formatNumber(omnibusDays, code),
    organiserName: organiser.name,
    organiserCity: organiser.city,
    organiserAddress: formatOrganiserAddress(code),
    organiserTaxNumber: organiser.taxNumber,
    organiserCourt: organiser.registerCourt,
    organiserRegisterNumber: organiser.registerNumber,
    organiserCapital: formatMoney(organiser.shareCapitalGrosze, code),
    languageKey: site.storageKeys.language,
    popupKey: site.storageKeys.popup,
    ticketKey: site.storageKeys.ticket,
    zoneKey: site.storageKeys.timeZone,
    weekKey: site.storageKeys.schedule,
    searchKey: site.storageKeys.searchKey,
    draftKey: site.storageKeys.draft,
    returnKey: site.storageKeys.orderReturn,
    siteHost: new URL(publicOrigin).host,
    legalSince: formatDay(policies.since, code, 'long'),
    refundUntil: formatDay(lastRefundDay, code, 'dayAndMonth'),
    email: organiser.email,
    phone: organiser.phone,
    phoneDigits: organiser.phone.replaceAll(' ', ''),
    /** Filled in at runtime by the footer. */
    startYear: '{{startYear}}',
  };
}

function formatCooperation(code: LanguageCode) {
  const ticketName = (id: TicketId) => tickets.find((ticket) => ticket.id === id)?.name ?? '';
  return {
    speakersClose: formatDay(getClosingDay('speakers'), code, 'long'),
    exhibitorsClose: formatDay(getClosingDay('exhibitors'), code, 'long'),
    partnersClose: formatDay(getClosingDay('partners'), code, 'long'),
    sponsorsClose: formatDay(getClosingDay('sponsors'), code, 'long'),
    teamCloses: formatDay(getClosingDay('team'), code, 'long'),
    speakerFee: formatMoney(cooperation.speakerFeeGrosze, code),
    speakerTicket: ticketName(cooperation.speakerTicket),
    teamTicket: ticketName(cooperation.teamTicket),
  };
}

type GalaKey = 'missAi' | 'misterAi' | 'roastAi' | 'promptAwards';

function formatGalas(code: LanguageCode) {
  const entries = galas.flatMap((gala) => {
    const key = gala.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [
      [`${key}Date`, formatDay(getCongressDay(gala.day), code, 'weekday')],
      [`${key}Hours`, formatHoursInText(gala.starts, gala.ends, code)],
    ];
  });
  return Object.fromEntries(entries) as Record<`${GalaKey}${'Date' | 'Hours'}`, string>;
}

function formatFigures(code: LanguageCode) {
  const entries = figures.map((figure) => [`${figure.id}Figure`, formatNumber(figure.value, code)]);
  return Object.fromEntries(entries) as Record<`${FigureId}Figure`, string>;
}

function formatPrices(code: LanguageCode) {
  const entries = tickets.flatMap((ticket) => [
    [`${ticket.id}Net`, formatMoney(getNetPrice(ticket), code)],
    [`${ticket.id}Gross`, formatMoney(addVat(getNetPrice(ticket)), code)],
  ]);
  return Object.fromEntries(entries) as Record<`${TicketId}${'Net' | 'Gross'}`, string>;
}

function getLowestNetPrice(): number {
  return Math.min(...tickets.map((ticket) => getNetPrice(ticket)));
}

function formatLists(code: LanguageCode) {
  const all = new Intl.ListFormat(code);
  const any = new Intl.ListFormat(code, { type: 'disjunction' });
  const withRecordings = tickets.filter(({ adds, includes }) =>
    [...adds, ...includes].includes('workshop-recordings'),
  );
  return {
    talkLanguages: any.format(talkLanguages.map((spoken) => formatLanguageName(spoken, code))),
    workshopRecordingTickets: all.format(withRecordings.map(({ name }) => name)),
    packageNames: any.format(partnerPackages.map(({ name }) => name)),
  };
}

/** Formats numbers with their noun: "7 days". `words` contains the plural forms. */
export function formatCounts<Key extends string>(
  numbers: Readonly<Record<Key, number>>,
  code: LanguageCode,
  words: Record<string, string>,
) {
  const entries = Object.entries<number>(numbers).map(([key, number]) => [
    key,
    formatPlural(words, key, number, code),
  ]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

export const localVariables = [
  'about',
  'address',
  'all',
  'amount',
  'area',
  'buyerEmail',
  'city',
  'code',
  'count',
  'day',
  'exhibitors',
  'facet',
  'format',
  'found',
  'from',
  'gross',
  'host',
  'language',
  'left',
  'letter',
  'millimetres',
  'minutes',
  'moment',
  'n',
  'name',
  'net',
  'number',
  'one',
  'other',
  'pixels',
  'place',
  'role',
  'room',
  'rooms',
  'seconds',
  'sector',
  'sessions',
  'share',
  'size',
  'stand',
  'talks',
  'time',
  'title',
  'to',
  'type',
  'vipTickets',
  'week',
  'weekday',
  'workshop',
  'zone',
] as const;
