import type { LanguageCode } from '@kongres/content/facts/languages';
import { announcementLetter, type Links, type Words } from './announcement-letter.ts';
import { renderLetter } from '../../platform/mail/render-letter.ts';
import { congressUrl, orderUrl } from '../../sales/orders/order-url.ts';

export function composeAnnouncement(
  words: Words,
  language: LanguageCode,
  links: Links,
  isReminder = false,
): { subject: string; html: string; text: string } {
  const letter = announcementLetter(words, language, links, isReminder);
  return { subject: words.subject, ...renderLetter(letter) };
}

/** Nobody's pages: a preview is passed around. */
export function nobodysLinks(publicOrigin: string, language: LanguageCode): Links {
  const [origin, nobody] = [
    { secret: 'preview', publicOrigin },
    { id: 'preview', tokenVersion: 0, language },
  ];
  return { order: orderUrl(origin, nobody), congress: congressUrl(origin, nobody) };
}
