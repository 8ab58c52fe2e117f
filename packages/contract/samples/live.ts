import type { BoardResponse } from '../board.ts';
import type { RoomAccessResponse, RoomAccessSource } from '../room-access.ts';
import type { RoomChatResponse } from '../room-chat.ts';

type Room = BoardResponse['rooms'][number];

export function buildBoardRoom(id: string, more: Partial<Room> = {}): Room {
  return { id, name: null, isOpen: true, kind: 'stream', host: null, ...more };
}

export const buildRoomAccessResponse = (
  source: RoomAccessSource,
  more: Partial<RoomAccessResponse> = {},
): RoomAccessResponse => ({
  generation: 1,
  room: 'a',
  path: '/live/unsigned.1.1/a/',
  source,
  renewAfterSeconds: 40,
  ...more,
});

const at = new Date(0).toISOString();
const longText = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

export const sampleRoomChat: RoomChatResponse = {
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
    { id: 2, author: '', isSpeaker: false, text: longText, at, state: 'shown', votes: 9 },
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
    { id: 11, author: '', isSpeaker: false, text: longText, at },
  ],
};
