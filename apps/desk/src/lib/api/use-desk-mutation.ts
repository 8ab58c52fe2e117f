import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeskCall } from '@kongres/contract/desk/routes';
import { ConfirmationRequiredError, callApi, ApiError } from './call-api.ts';
import { handleSignedOut } from './query-client.ts';

/**
 * A call that changes data. If its route requires confirmation, `question` is set until confirmed or reset.
 */
export function useDeskMutation<Body, Answer>(name: DeskCall, onDone: (data: Answer) => void) {
  const queries = useQueryClient();
  const [question, setQuestion] = useState<{ body: Body; confirmation: string } | null>(null);
  // A second click can arrive before React renders the pending state.
  const isRunning = useRef(false);
  const {
    mutate,
    data: response,
    error,
    isPending,
    reset,
  } = useMutation({
    onSettled: () => {
      isRunning.current = false;
    },
    mutationFn: ({ body, confirmation }: { body: Body; confirmation?: string }) =>
      callApi<Answer>(name, { body, ...(confirmation && { confirmation }) }),
    onSuccess: async (data) => {
      setQuestion(null);
      onDone(data);
      await queries.invalidateQueries();
    },
    onError: (failure, { body }) => {
      const needsConfirmation = failure instanceof ConfirmationRequiredError;
      setQuestion(needsConfirmation ? { body, confirmation: failure.confirmation } : null);
      handleSignedOut(failure);
      // Show the order as the other user left it.
      if (failure instanceof ApiError && failure.code === 'changed_since') {
        void queries.invalidateQueries({ queryKey: ['order'] });
      }
    },
  });
  const start = (request: { body: Body; confirmation?: string }) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(request);
  };
  return {
    mutate: (body: Body) => start({ body }),
    question,
    confirm: () => question && start(question),
    reset: () => {
      setQuestion(null);
      reset();
    },
    /** Response of the last successful call. */
    data: response,
    isBusy: isPending,
    error: error instanceof ConfirmationRequiredError ? null : error,
  };
}
