import { useEffect, useEffectEvent, useState } from 'react';
import type {
  OwnRoomChat,
  RoomChatResponse,
  PostMessageRequest,
  VoteRequest,
} from '@kongres/contract/room-chat';
import { pollWhileVisible } from '../../../lib/api/congress/poll-while-visible.ts';
import {
  fetchOwnRoomChat,
  fetchRoomChat,
  postChatMessage,
  submitVote,
  type RoomChatResult,
} from '../../../lib/api/congress/room-chat.ts';

/** Random, to spread requests. With the cache of nginx, a message appears within three seconds. */
const getPollIntervalMs = () => 1300 + Math.random() * 300;

const noOwnMessages: OwnRoomChat = { messages: [], votes: [] };

/** Polls questions and messages of a room; `own` are the visitor's messages and votes. */
export function useRoomChat(token: string, path: string | null) {
  const [roomChat, setRoomChat] = useState<RoomChatResponse | null>(null);
  const [own, setOwn] = useState(noOwnMessages);
  const isInside = path !== null;
  const readMessages = useEffectEvent(
    async (signal: AbortSignal) => path && (await fetchRoomChat(path, signal)),
  );

  useEffect(() => {
    if (!isInside) return;
    return pollWhileVisible(
      (signal) => readMessages(signal),
      (answer) => {
        if (answer) setRoomChat((before) => (isSame(before, answer) ? before : answer));
      },
      getPollIntervalMs,
    );
  }, [isInside]);

  useEffect(() => {
    if (!isInside) return;
    let isOver = false;
    void fetchOwnRoomChat(token).then((answer) => {
      if (answer.ok && !isOver) setOwn(answer.ownChat);
    });
    return () => {
      isOver = true;
    };
  }, [token, isInside]);

  function applyReply(answer: RoomChatResult): RoomChatResult {
    if (answer.ok) setOwn(answer.ownChat);
    return answer;
  }

  return {
    roomChat,
    own,
    postMessage: async (request: PostMessageRequest) =>
      applyReply(await postChatMessage(token, request)),
    vote: async (request: VoteRequest) => applyReply(await submitVote(token, request)),
  };
}

function isSame(one: RoomChatResponse | null, other: RoomChatResponse): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
