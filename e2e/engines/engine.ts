import type { Seen } from './seek.ts';

/** A browser that is not Chromium. */
export interface Engine {
  /** With its version, as the proof names it. */
  name: string;
  /** A tab that knows nothing of earlier ones. */
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** As little of a tab as a journey needs. */
export interface Tab {
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, where it knows its argument and nothing of what surrounds it here. */
  run: <Arg, Result>(script: (arg: Arg) => Result, arg: Arg) => Promise<Result>;
  /** What is seen there now. */
  find: (seen: Seen) => Promise<Found | null>;
  screenshot: () => Promise<Buffer>;
  /** Errors, exceptions and refusals of the policy that pages of this tab have caused so far. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Touched with the engine's own mouse and keyboard. */
interface Found {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
}

/** The narrowest window in which the header shows all of its entries. */
export const tabSize = { width: 1280, height: 900 };
