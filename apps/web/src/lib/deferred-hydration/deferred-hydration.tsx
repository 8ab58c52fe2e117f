import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createHydrationGate, type HydrationGate } from './hydration-gate.ts';
import { observeActivation } from './observe-activation.ts';

interface DeferredHydrationProps {
  /** Element whose approach or interaction starts hydration. */
  container: RefObject<Element | null>;
  /** `touched` suits content of text and links only. */
  until?: 'near' | 'touched';
  children: ReactNode;
}

/**
 * Hydrates its children when they come near the viewport or are touched. A long page costs a phone only what is on its
 * screen.
 */
export function DeferredHydration({ container, until = 'near', children }: DeferredHydrationProps) {
  const [gate] = useState(createHydrationGate);
  useEffect(() => {
    const element = container.current;
    if (element && !gate.isSkipped()) return observeActivation(element, until, gate.open);
  }, [gate, container, until]);
  return (
    <Suspense>
      <HydrationBoundary gate={gate}>{children}</HydrationBoundary>
    </Suspense>
  );
}

/** Only served markup can be suspended: markup rendered in the browser has nothing to show meanwhile. */
function HydrationBoundary({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const isServerRendered = useSyncExternalStore(subscribeToNothing, isFalse, isTrue);
  if (!isServerRendered) gate.skip();
  else if (!import.meta.env.SSR) use(gate.wait());
  return children;
}

const subscribeToNothing = () => () => {};
const isFalse = () => false;
const isTrue = () => true;
