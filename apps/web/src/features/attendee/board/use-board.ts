import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardAnswer } from '@kongres/contract/board';
import { askBoard } from '../../../lib/api/congress/ask-board.ts';
import { askWhileSeen } from '../../../lib/api/congress/ask-while-seen.ts';

/** With a little chance in it, so that ten thousand boards do not ask in the same moment. */
const gapMs = () => 4500 + Math.random() * 1000;

interface HeardBoard {
  /** The last one that came; null while none has. */
  board: BoardAnswer | null;
  /** Whether the newest question went unanswered. */
  hasFailed: boolean;
  /** Then: how old the board is, by the server's clock. */
  heardAt: Date | null;
}

const nothing: HeardBoard = { board: null, hasFailed: false, heardAt: null };

/** The board as the hosts have left it, asked for again and again while somebody looks. */
export function useBoard(now: Date): HeardBoard {
  const [heard, setHeard] = useState(nothing);
  const moment = useEffectEvent(() => now);

  useEffect(() => {
    let heardAt: Date | null = null;
    return askWhileSeen(
      askBoard,
      (board) => {
        if (board) heardAt = moment();
        setHeard((before) => next(before, board, heardAt));
      },
      gapMs,
    );
  }, []);

  return heard;
}

/** The same board again draws nothing anew. */
function next(before: HeardBoard, board: BoardAnswer | null, heardAt: Date | null): HeardBoard {
  if (!board) return before.hasFailed ? before : { ...before, hasFailed: true, heardAt };
  const isSame = JSON.stringify(board) === JSON.stringify(before.board);
  if (isSame) return before.hasFailed ? { ...before, hasFailed: false } : before;
  return { board, hasFailed: false, heardAt };
}
