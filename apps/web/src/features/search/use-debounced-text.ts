import { useEffect, useState } from 'react';

/** Keeps screen readers from announcing the count of every keystroke. */
const debounceMs = 400;

export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
