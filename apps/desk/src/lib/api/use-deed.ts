import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeskCall } from '@kongres/contract/desk/rules';
import { AskedAgain, call, Refused } from './call.ts';
import { noticeSignedOut } from './query-client.ts';

/**
 * A call that changes something. Where its rule asks once more, `question` is what to confirm until it is answered.
 */
export function useDeed<Body, Answer>(name: DeskCall, onDone: (answer: Answer) => void) {
  const queries = useQueryClient();
  const [question, setQuestion] = useState<{ body: Body; confirmation: string } | null>(null);
  // A second click comes before React has drawn that the first one is under way.
  const isRunning = useRef(false);
  const {
    mutate,
    data: answer,
    error,
    isPending,
    reset,
  } = useMutation({
    onSettled: () => {
      isRunning.current = false;
    },
    mutationFn: ({ body, confirmation }: { body: Body; confirmation?: string }) =>
      call<Answer>(name, { body, ...(confirmation && { confirmation }) }),
    onSuccess: async (answer) => {
      setQuestion(null);
      onDone(answer);
      await queries.invalidateQueries();
    },
    onError: (refused, { body }) => {
      const isAsked = refused instanceof AskedAgain;
      setQuestion(isAsked ? { body, confirmation: refused.confirmation } : null);
      noticeSignedOut(refused);
      // What somebody else has made of an order meanwhile is what stands there now.
      if (refused instanceof Refused && refused.code === 'changed_since') {
        void queries.invalidateQueries({ queryKey: ['order'] });
      }
    },
  });
  const run = (wanted: { body: Body; confirmation?: string }) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(wanted);
  };
  return {
    act: (body: Body) => run({ body }),
    question,
    confirm: () => question && run(question),
    forget: () => {
      setQuestion(null);
      reset();
    },
    /** Of the last one that was done. */
    answer,
    isBusy: isPending,
    refusal: error instanceof AskedAgain ? null : error,
  };
}
