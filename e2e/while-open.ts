import type { Route } from '@playwright/test';

/**
 * Answers a call by one of our own. A page that asks every other second is left with a question open more often than
 * not, and nobody is there any more to hear the answer.
 */
export function whileOpen(answer: (route: Route) => Promise<void>) {
  return async (route: Route): Promise<void> => {
    try {
      await answer(route);
    } catch (error) {
      if (!/Test ended|has been (?:closed|disposed)/.test(String(error))) throw error;
    }
  };
}
