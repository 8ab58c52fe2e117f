import { render } from '@react-email/render';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { announcementLetter, type Words } from './announcement-letter.ts';
import { plainText } from '../mail/plain-text.ts';

export async function composeAnnouncement(
  words: Words,
  language: LanguageCode,
  orderUrl: string,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(announcementLetter(words, language, orderUrl));
  return { subject: words.subject, html, text: plainText(html) };
}
