import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createGate, type Gate } from './gate.ts';
import { whenCome } from './when-come.ts';

interface LaterProps {
  /** The element that all of it stands in. */
  place: RefObject<Element | null>;
  /** Where all of it is text and links, nothing has to happen before that. */
  until?: 'near' | 'touched';
  children: ReactNode;
}

/**
 * What was served stays as it is until somebody comes near or touches it; React takes it over then. A page that is
 * read from the top costs a phone what is on its screen, however long it is.
 */
export function Later({ place, until = 'near', children }: LaterProps) {
  const [gate] = useState(createGate);
  useEffect(() => {
    const element = place.current;
    if (element && !gate.isWalkedBy()) return whenCome(element, until, gate.open);
  }, [gate, place, until]);
  return (
    <Suspense>
      <Awaiting gate={gate}>{children}</Awaiting>
    </Suspense>
  );
}

/** Only what was served can wait: what is drawn here, on a page that somebody goes on to, has nothing to show meanwhile. */
function Awaiting({ gate, children }: { gate: Gate; children: ReactNode }) {
  const wasServed = useSyncExternalStore(subscribe, isDrawnHere, isServed);
  if (!wasServed) gate.walkBy();
  else if (!import.meta.env.SSR) use(gate.wait());
  return children;
}

const subscribe = () => () => {};
const isDrawnHere = () => false;
const isServed = () => true;
