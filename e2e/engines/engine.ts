import type { ElementQuery } from './find-element.ts';

/** A browser that is not Chromium. */
export interface Engine {
  /** Name with version, as the acceptance report shows it. */
  name: string;
  /** Opens a tab with isolated storage. */
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** The subset of a tab that both drivers implement. */
export interface Tab {
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Serialises the function into the page; it cannot use its closure. */
  run: <Arg, Result>(script: (arg: Arg) => Result, arg: Arg) => Promise<Result>;
  find: (seen: ElementQuery) => Promise<FoundElement | null>;
  screenshot: () => Promise<Buffer>;
  /** Console errors, exceptions and policy violations so far. */
  consoleErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Driven by native input events. */
interface FoundElement {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
}

/** Narrowest window that shows every header entry. */
export const tabSize = { width: 1280, height: 900 };
