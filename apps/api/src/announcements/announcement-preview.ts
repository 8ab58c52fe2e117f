import { languages } from '@kongres/content/facts/languages';
import { composeAnnouncement, nobodysLinks } from './compose-announcement.ts';
import type { AnnouncementWords } from './queue-announcement.ts';

/** One page with the mail in each language, as a mail program shows it. */
export async function announcementPreview(
  words: AnnouncementWords,
  publicOrigin: string,
): Promise<string> {
  const mails: string[] = [];
  for (const { id, label } of languages) {
    const text = words.get(id);
    if (!text) continue;
    const links = nobodysLinks(publicOrigin, id);
    const { subject, html } = await composeAnnouncement(text, id, links);
    mails.push(
      `<h2>${escape(label)}</h2>\n<p>${escape(subject)}</p>\n<iframe title="${escape(label)}" sandbox srcdoc="${escape(html)}"></iframe>`,
    );
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Preview</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem; }
  iframe { width: 100%; height: 60rem; border: 1px solid; }
</style>
${mails.join('\n')}
</html>
`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
