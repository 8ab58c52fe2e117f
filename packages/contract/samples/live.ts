import type { BoardAnswer } from '../board.ts';
import type { InsideAnswer, InsideSource } from '../congress.ts';
import type { TalkAnswer } from '../talk.ts';

type Room = BoardAnswer['rooms'][number];

export function room(id: string, more: Partial<Room> = {}): Room {
  return { id, name: null, isOpen: true, kind: 'stream', host: null, ...more };
}

export const inside = (source: InsideSource, more: Partial<InsideAnswer> = {}): InsideAnswer => ({
  generation: 1,
  room: 'a',
  path: '/live/nobody.1.1/a/',
  source,
  renewAfterSeconds: 40,
  ...more,
});

const at = new Date(0).toISOString();
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

/** Questions and chat: one question on stage, one of the reader's own, one answered; names and words of any length. */
export const sampleTalk: TalkAnswer = {
  slowSeconds: 30,
  questions: [
    {
      id: 1,
      author: 'Marek',
      isSpeaker: false,
      text: 'Czy to wystarczy?',
      at,
      state: 'stage',
      votes: 41,
    },
    { id: 2, author: '', isSpeaker: false, text: longWord, at, state: 'shown', votes: 9 },
    {
      id: 3,
      author: 'W'.repeat(40),
      isSpeaker: true,
      text: 'Dlaczego?',
      at,
      state: 'answered',
      votes: 0,
    },
  ],
  chat: [
    { id: 10, author: 'Ola', isSpeaker: true, text: 'Dzień dobry', at },
    { id: 11, author: '', isSpeaker: false, text: longWord, at },
  ],
};
