/** Suspends served markup until `open`; markup rendered in the browser skips it. */
export interface HydrationGate {
  wait: () => Promise<void>;
  skip: () => void;
  isSkipped: () => boolean;
  open: () => void;
}

export function createHydrationGate(): HydrationGate {
  let isSkipped = false;
  let resolve = () => {};
  const opened = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {
    wait: () => opened,
    skip() {
      isSkipped = true;
    },
    isSkipped: () => isSkipped,
    open() {
      // React reads the status synchronously, so the same event already reaches the component.
      void Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
}
