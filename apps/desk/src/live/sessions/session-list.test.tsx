import { expect, test } from 'vitest';
import { renderInEnglish } from '../../../test/render-in-english.tsx';
import { SessionList } from './session-list.tsx';

const live = { now: '2026-02-16T10:00:00Z', day: 1, today: 1, rooms: [], sessions: [], word: null };
const former = { id: 'left-the-programme', source: null, materials: [] };
const recording = { source: { kind: 'stream' as const }, minutes: 45 };

test('lists sessions that left the programme with what is kept of them', () => {
  const formerSessions = [{ ...former, recording }];
  const markup = renderInEnglish(
    <SessionList live={{ ...live, formerSessions }} chosen={undefined} onChoose={() => {}} />,
  );
  expect(markup).toContain('No longer in the programme');
  expect(markup).toMatch(/>left-the-programme<\/button>.*>recording</);
});

test('names no former sessions while there are none', () => {
  const markup = renderInEnglish(
    <SessionList live={{ ...live, formerSessions: [] }} chosen={undefined} onChoose={() => {}} />,
  );
  expect(markup).not.toContain('No longer in the programme');
});
