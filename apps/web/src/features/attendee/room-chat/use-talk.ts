import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnTalk, TalkAnswer, TalkRequest, VoteRequest } from '@kongres/contract/talk';
import { askWhileSeen } from '../../../lib/api/congress/ask-while-seen.ts';
import {
  readOwnTalk,
  readTalk,
  say,
  vote,
  type Spoken,
} from '../../../lib/api/congress/join-talk.ts';

/** With a little chance in it; together with what nginx keeps, everybody reads a word within three seconds. */
const gapMs = () => 1300 + Math.random() * 300;

const nothingOwn: OwnTalk = { messages: [], votes: [] };

/** What is asked and said in the room that one is in, and one's own part in it. */
export function useTalk(token: string, path: string | null) {
  const [talk, setTalk] = useState<TalkAnswer | null>(null);
  const [own, setOwn] = useState(nothingOwn);
  const isInside = path !== null;
  const read = useEffectEvent(
    async (signal: AbortSignal) => path && (await readTalk(path, signal)),
  );

  useEffect(() => {
    if (!isInside) return;
    return askWhileSeen(
      (signal) => read(signal),
      (answer) => {
        if (answer) setTalk((before) => (isSame(before, answer) ? before : answer));
      },
      gapMs,
    );
  }, [isInside]);

  useEffect(() => {
    if (!isInside) return;
    let isOver = false;
    void readOwnTalk(token).then((answer) => {
      if (answer.ok && !isOver) setOwn(answer.own);
    });
    return () => {
      isOver = true;
    };
  }, [token, isInside]);

  function hear(answer: Spoken): Spoken {
    if (answer.ok) setOwn(answer.own);
    return answer;
  }

  return {
    talk,
    own,
    say: async (request: TalkRequest) => hear(await say(token, request)),
    vote: async (request: VoteRequest) => hear(await vote(token, request)),
  };
}

function isSame(one: TalkAnswer | null, other: TalkAnswer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
