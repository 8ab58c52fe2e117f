/** What has been served waits at it; what is drawn here walks by. */
export interface Gate {
  wait: () => Promise<void>;
  walkBy: () => void;
  isWalkedBy: () => boolean;
  open: () => void;
}

export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isWalkedBy = false;
  return {
    wait: () => promise,
    walkBy() {
      isWalkedBy = true;
    },
    isWalkedBy: () => isWalkedBy,
    open() {
      // React reads this without waiting a turn: whatever is pressed answers to that very press.
      void Object.assign(promise, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
}
