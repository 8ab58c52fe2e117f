import { createContext, use } from 'react';
import type { Phase } from '@kongres/content/facts/phases';

export const PhaseContext = createContext<Phase>('before');

export function usePhase(): Phase {
  return use(PhaseContext);
}
