import { expect, test } from 'vitest';
import type { DeskAnnouncement, DeskAudienceRow } from '@kongres/contract/desk/comms/announcements';
import { renderInEnglish } from '../../../test/render-in-english.tsx';
import { AnnouncementView } from './announcement-view.tsx';
import { emptyDraft } from './draft-state.ts';
import { SendQuestion } from './send-question.tsx';

const send = {
  question: { body: { at: null } },
  isBusy: false,
  confirm: () => {},
  forget: () => {},
};

function announcementWith(counts: Partial<DeskAudienceRow>): DeskAnnouncement {
  return {
    ...emptyDraft,
    state: 'done',
    counts: [{ language: 'pl', waiting: 0, queued: 0, sent: 1, refused: 0, ...counts }],
  };
}

test.each([
  ['Send to newcomers too', { waiting: 1, queued: 1 }, 'People: 1'],
  ['Send again what did not leave', { queued: 1 }, 'that the server gave up on'],
] as const)('offers “%s”', (label, counts, question) => {
  const announcement = announcementWith(counts);
  expect(renderInEnglish(<AnnouncementView announcement={announcement} mayWrite />)).toContain(
    `>${label}</button>`,
  );
  expect(
    renderInEnglish(<AnnouncementView announcement={announcement} mayWrite={false} />),
  ).not.toContain(label);
  expect(renderInEnglish(<SendQuestion send={send} announcement={announcement} />)).toContain(
    question,
  );
});

test('offers nothing to send once every mail has left', () => {
  const markup = renderInEnglish(<AnnouncementView announcement={announcementWith({})} mayWrite />);
  expect(markup).not.toContain('>Send ');
});

test('asks for confirmation before a draft without recipients is sent', () => {
  const draft = { ...announcementWith({ sent: 0 }), state: 'draft' } as const;
  expect(renderInEnglish(<SendQuestion send={send} announcement={draft} />)).toContain('People: 0');
});
