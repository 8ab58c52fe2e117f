import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardResponse } from '@kongres/contract/board';
import { fetchBoard } from '../../../lib/api/congress/fetch-board.ts';
import { pollWhileVisible } from '../../../lib/api/congress/poll-while-visible.ts';

/** Random, to spread the requests of all visitors. */
const getPollIntervalMs = () => 4500 + Math.random() * 1000;

interface BoardState {
  board: BoardResponse | null;
  hasFailed: boolean;
  /** After a failure: when the board was fetched, by the server's clock. */
  fetchedAt: Date | null;
}

const initialState: BoardState = { board: null, hasFailed: false, fetchedAt: null };

/** Polls the board while the page is visible. */
export function useBoard(now: Date): BoardState {
  const [state, setState] = useState(initialState);
  const getNow = useEffectEvent(() => now);

  useEffect(() => {
    let fetchedAt: Date | null = null;
    return pollWhileVisible(
      fetchBoard,
      (board) => {
        if (board) fetchedAt = getNow();
        setState((before) => getNextState(before, board, fetchedAt));
      },
      getPollIntervalMs,
    );
  }, []);

  return state;
}

/** Returns the previous state for an unchanged board, to avoid a render. */
function getNextState(
  before: BoardState,
  board: BoardResponse | null,
  fetchedAt: Date | null,
): BoardState {
  if (!board) return before.hasFailed ? before : { ...before, hasFailed: true, fetchedAt };
  const isSame = JSON.stringify(board) === JSON.stringify(before.board);
  if (isSame) return before.hasFailed ? { ...before, hasFailed: false } : before;
  return { board, hasFailed: false, fetchedAt };
}
