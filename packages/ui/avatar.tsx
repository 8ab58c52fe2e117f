import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './avatar.module.css';

type AvatarState = 'idle' | 'loading' | 'loaded' | 'error';

/** Initials until the portrait has loaded. */
export function Avatar({ name, src }: { name: string; src: string }) {
  const state = useImageState(src);
  return (
    <span className={styles.avatar} data-state={state}>
      {state === 'loaded' ? (
        <img src={src} alt="" width={160} height={160} />
      ) : (
        <span aria-hidden="true">{getInitials(name)}</span>
      )}
    </span>
  );
}

function useImageState(src: string): AvatarState {
  const [settled, setSettled] = useState<{ src: string; state: AvatarState }>();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => setSettled({ src, state: 'loaded' }));
    image.addEventListener('error', () => setSettled({ src, state: 'error' }));
    image.src = src;
  }, [src]);
  if (settled?.src === src) return settled.state;
  return isHydrated ? 'loading' : 'idle';
}

function getInitials(name: string): string {
  const letters = name.split(/\s+/).map((word) => word[0] ?? '');
  return (letters[0] ?? '') + (letters.length > 1 ? letters.at(-1) : '');
}
