import { useEffect, useState } from 'react';

/** So long after the last letter; whoever listens would otherwise hear every number on the way. */
const pauseMs = 400;

/** A text once it has stopped changing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
