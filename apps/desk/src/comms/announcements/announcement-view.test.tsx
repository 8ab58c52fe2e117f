import { expect, test } from 'vitest';
import type { DeskAnnouncement, DeskAudienceRow } from '@kongres/contract/desk/comms/announcements';
import { renderInEnglish } from '../../../test/render-in-english.tsx';
import { AnnouncementView } from './announcement-view.tsx';
import { emptyDraft } from './draft-state.ts';
import { SendConfirmation } from './send-confirmation.tsx';

const send = {
  question: { body: { at: null } },
  isBusy: false,
  confirm: () => {},
  reset: () => {},
};

function buildAnnouncement(counts: Partial<DeskAudienceRow>): DeskAnnouncement {
  return {
    ...emptyDraft,
    state: 'done',
    counts: [{ language: 'pl', waiting: 0, queued: 0, sent: 1, refused: 0, ...counts }],
  };
}

test.each([
  ['Send to new ticket holders too', { waiting: 1, queued: 1 }, 'People: 1'],
  ['Send unsent emails again', { queued: 1 }, 'that could not be sent'],
] as const)('offers the button “%s”', (label, counts, question) => {
  const announcement = buildAnnouncement(counts);
  expect(renderInEnglish(<AnnouncementView announcement={announcement} canEdit />)).toContain(
    `>${label}</button>`,
  );
  expect(
    renderInEnglish(<AnnouncementView announcement={announcement} canEdit={false} />),
  ).not.toContain(label);
  expect(renderInEnglish(<SendConfirmation send={send} announcement={announcement} />)).toContain(
    question,
  );
});

test('offers no send button once every email is sent', () => {
  const markup = renderInEnglish(<AnnouncementView announcement={buildAnnouncement({})} canEdit />);
  expect(markup).not.toContain('>Send ');
});

test('asks for confirmation before a draft without recipients is sent', () => {
  const draft = { ...buildAnnouncement({ sent: 0 }), state: 'draft' } as const;
  expect(renderInEnglish(<SendConfirmation send={send} announcement={draft} />)).toContain(
    'People: 0',
  );
});
