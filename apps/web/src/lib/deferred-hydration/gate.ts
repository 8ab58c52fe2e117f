/** What has been served waits at it; what is drawn here walks by. */
export interface Gate {
  wait: () => Promise<void>;
  walkBy: () => void;
  isWalkedBy: () => boolean;
  open: () => void;
}

export function createGate(): Gate {
  let isWalkedBy = false;
  let resolve = () => {};
  const opened = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {
    wait: () => opened,
    walkBy() {
      isWalkedBy = true;
    },
    isWalkedBy: () => isWalkedBy,
    open() {
      // React reads this without waiting a turn: whatever is pressed answers to that very press.
      void Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
}
