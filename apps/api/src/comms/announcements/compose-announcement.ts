import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  renderAnnouncementEmail,
  type AnnouncementLinks,
  type AnnouncementText,
} from './announcement-email.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { buildCongressUrl, buildOrderUrl } from '../../sales/orders/order-url.ts';

export function composeAnnouncement(
  text: AnnouncementText,
  language: LanguageCode,
  links: AnnouncementLinks,
  isReminder = false,
): { subject: string; html: string; text: string } {
  const email = renderAnnouncementEmail(text, language, links, isReminder);
  return { subject: text.subject, ...renderEmail(email) };
}

/** Links that open no real order, because previews are forwarded. */
export function getPreviewLinks(publicOrigin: string, language: LanguageCode): AnnouncementLinks {
  const [origin, order] = [
    { secret: 'preview', publicOrigin },
    { id: 'preview', tokenVersion: 0, language },
  ];
  return { order: buildOrderUrl(origin, order), congress: buildCongressUrl(origin, order) };
}
