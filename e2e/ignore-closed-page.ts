import type { Route } from '@playwright/test';

/** Wraps a route handler: a page that polls often has a call open when the test ends. */
export function ignoreClosedPage(answer: (route: Route) => Promise<void>) {
  return async (route: Route): Promise<void> => {
    try {
      await answer(route);
    } catch (error) {
      if (!/Test ended|has been (?:closed|disposed)/.test(String(error))) throw error;
    }
  };
}
