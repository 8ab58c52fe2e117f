import { announcementDeeds } from './announcements/deeds.ts';
import type { DeskLanguage } from './texts.tsx';

type Words = Readonly<Record<DeskLanguage, string>>;

/** What the journal calls a deed, in words; a test knows every deed that the database writes. */
export const deedWords: Readonly<Record<string, Words>> = {
  order_known: {
    pl: 'zamówienie sprzed dziennika',
    en: 'order from before the journal',
  },
  order_placed: { pl: 'złożono zamówienie', en: 'order placed' },
  order_state: {
    pl: 'zmienił się stan zamówienia',
    en: 'order changed state',
  },
  order_amounts: { pl: 'zmieniły się kwoty', en: 'amounts changed' },
  order_replaced: {
    pl: 'zmieniono numer lub bilet',
    en: 'number or ticket replaced',
  },
  order_disputed: { pl: 'spór o płatność', en: 'payment disputed' },
  order_cancelled: {
    pl: 'anulowano zamówienie',
    en: 'order cancelled',
  },
  order_deleted: {
    pl: 'usunięto zamówienie po terminie',
    en: 'order deleted in time',
  },
  payment_replaced: { pl: 'zmieniono płatność', en: 'payment replaced' },
  address_corrected: {
    pl: 'poprawiono adres e-mail',
    en: 'e-mail address corrected',
  },
  billing_changed: {
    pl: 'zmieniono dane do faktury',
    en: 'invoice details changed',
  },
  buyer_forgotten: {
    pl: 'usunięto dane osoby',
    en: 'person forgotten',
  },
  ticket_issued: { pl: 'wystawiono bilet', en: 'ticket issued' },
  ticket_resent: {
    pl: 'wysłano bilet ponownie',
    en: 'ticket sent again',
  },
  refund_asked: { pl: 'zlecono zwrot', en: 'refund asked for' },
  part_refund_asked: {
    pl: 'zlecono zwrot części',
    en: 'partial refund asked for',
  },
  note_added: { pl: 'dopisano notatkę', en: 'note added' },
  note_removed: { pl: 'usunięto notatkę', en: 'note removed' },
  ticket_passed_on: { pl: 'przekazano bilet', en: 'ticket passed on' },
  ticket_voided: { pl: 'unieważniono bilet', en: 'ticket voided' },
  ticket_revived: { pl: 'przywrócono bilet', en: 'ticket revived' },
  ticket_replaced: {
    pl: 'zmieniono kod biletu',
    en: 'ticket code replaced',
  },
  ticket_deleted: { pl: 'usunięto bilet', en: 'ticket deleted' },
  entry: { pl: 'pierwsze wejście', en: 'first entry' },
  entry_taken_back: {
    pl: 'cofnięto wejście',
    en: 'entry taken back',
  },
  quota_changed: { pl: 'zmieniono pulę', en: 'quota changed' },
  price_set: { pl: 'ustawiono cenę', en: 'price set' },
  price_withdrawn: { pl: 'wycofano cenę', en: 'price withdrawn' },
  sale_opened: { pl: 'otwarto sprzedaż', en: 'sale opened' },
  sale_closed: { pl: 'zamknięto sprzedaż', en: 'sale closed' },
  retention_changed: {
    pl: 'zmieniono czas przechowywania',
    en: 'retention changed',
  },
  rows_deleted: { pl: 'usunięto po terminie', en: 'deleted in time' },
  footer_published: {
    pl: 'opublikowano stopkę',
    en: 'footer published',
  },
  footer_drafted: {
    pl: 'zapisano szkic stopki',
    en: 'footer draft saved',
  },
  footer_draft_dropped: {
    pl: 'odrzucono szkic stopki',
    en: 'footer draft dropped',
  },
  contact_state: {
    pl: 'zmieniono stan wiadomości',
    en: 'message changed state',
  },
  contact_answered: {
    pl: 'odpowiedziano na wiadomość',
    en: 'message answered',
  },
  announcement_queued: {
    pl: 'wysłano ogłoszenie',
    en: 'announcement queued',
  },
  ...announcementDeeds,
  list_exported: { pl: 'pobrano listę', en: 'list exported' },
  alarm_raised: { pl: 'zgłoszono problem', en: 'alarm raised' },
  alarm_settled: { pl: 'załatwiono problem', en: 'alarm settled' },
  room_set: { pl: 'ustawiono salę', en: 'room set' },
  room_opened: { pl: 'otwarto salę', en: 'room opened' },
  room_closed: { pl: 'zamknięto salę', en: 'room closed' },
  session_moved: { pl: 'przeniesiono sesję', en: 'session moved' },
  session_cancelled: { pl: 'odwołano sesję', en: 'session cancelled' },
  session_restored: {
    pl: 'przywrócono sesję',
    en: 'session restored',
  },
  session_source_set: {
    pl: 'ustawiono obraz sesji',
    en: 'session source set',
  },
  session_source_removed: {
    pl: 'usunięto obraz sesji',
    en: 'session source removed',
  },
  message_hidden: { pl: 'ukryto wiadomość', en: 'message hidden' },
  message_shown: { pl: 'przywrócono wiadomość', en: 'message shown' },
  person_muted: { pl: 'wyciszono osobę', en: 'person muted' },
  person_unmuted: {
    pl: 'przywrócono głos',
    en: 'person unmuted',
  },
  question_on_stage: {
    pl: 'pytanie na scenie',
    en: 'question on stage',
  },
  question_answered: {
    pl: 'odpowiedziano na pytanie',
    en: 'question answered',
  },
  slow_mode: { pl: 'zmieniono tempo czatu', en: 'slow mode changed' },
  word_said: {
    pl: 'ogłoszono w salach',
    en: 'word to everybody inside',
  },
  word_taken_back: {
    pl: 'zdjęto ogłoszenie z sal',
    en: 'word taken back',
  },
  workshop_set: { pl: 'ustawiono warsztat', en: 'workshop set' },
  benefit_set: { pl: 'ustawiono dodatek do biletu', en: 'benefit set' },
  certificate_drawn: {
    pl: 'wydano zaświadczenie',
    en: 'certificate drawn',
  },
  praktyk_granted: {
    pl: 'przyznano certyfikat Praktyk',
    en: 'Praktyk certificate granted',
  },
  praktyk_taken_back: {
    pl: 'cofnięto certyfikat Praktyk',
    en: 'Praktyk certificate taken back',
  },
  recording_set: { pl: 'dodano nagranie', en: 'recording set' },
  recording_removed: {
    pl: 'usunięto nagranie',
    en: 'recording removed',
  },
  material_added: { pl: 'dodano materiał', en: 'material added' },
  material_removed: { pl: 'usunięto materiał', en: 'material removed' },
  person_invited: {
    pl: 'zaproszono do biurka',
    en: 'invited to the desk',
  },
  person_changed: {
    pl: 'zmieniono dane osoby przy biurku',
    en: 'person at the desk changed',
  },
  person_ended: {
    pl: 'odebrano dostęp do biurka',
    en: 'access to the desk ended',
  },
  person_readmitted: {
    pl: 'przywrócono dostęp do biurka',
    en: 'access to the desk restored',
  },
  role_changed: { pl: 'zmieniono rolę', en: 'role changed' },
  link_made: {
    pl: 'utworzono link do biurka',
    en: 'link to the desk made',
  },
  passkey_made: { pl: 'utworzono klucz', en: 'passkey made' },
  passkey_removed: { pl: 'usunięto klucz', en: 'passkey removed' },
  passkey_replaced: { pl: 'podmieniono klucz', en: 'passkey replaced' },
  signed_in: { pl: 'zalogowano się', en: 'signed in' },
  session_ended: { pl: 'zakończono sesję', en: 'session ended' },
};
