import { expect, test } from 'vitest';
import { renderInEnglish } from '../../../test/render-in-english.tsx';
import { SessionList } from './session-list.tsx';

const live = {
  now: '2026-02-16T10:00:00Z',
  day: 1,
  today: 1,
  rooms: [],
  sessions: [],
  banner: null,
};
const former = { id: 'left-the-programme', source: null, materials: [] };
const recording = { source: { kind: 'stream' as const }, minutes: 45 };

test('lists sessions that left the programme with their recordings', () => {
  const formerSessions = [{ ...former, recording }];
  const markup = renderInEnglish(
    <SessionList live={{ ...live, formerSessions }} chosen={undefined} onChoose={() => {}} />,
  );
  expect(markup).toContain('No longer in the programme');
  expect(markup).toMatch(/>left-the-programme<\/button>.*>recording</);
});

test('hides the list of former sessions while it is empty', () => {
  const markup = renderInEnglish(
    <SessionList live={{ ...live, formerSessions: [] }} chosen={undefined} onChoose={() => {}} />,
  );
  expect(markup).not.toContain('No longer in the programme');
});
