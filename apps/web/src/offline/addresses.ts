import type { Language } from '@kongres/content/facts/languages';

type InLanguage = Pick<Language, 'path'>;

/** Where the worker lies: it answers for everything below. */
export const workerAddress = '/offline-worker.js';

export function kitAddress({ path }: InLanguage): string {
  return `/offline/${path}.json`;
}

/** The name of a meta element in a page that the worker has taken out of its store: the moment it is from. */
export const keptMark = 'kept';

/** What an installed site is called and looks like. */
export function manifestAddress({ path }: InLanguage): string {
  return `/manifest/${path}.webmanifest`;
}

/** What is shown without a network in place of a page that was not kept. */
export function notKeptAddress({ path }: InLanguage): string {
  return `/offline/${path}`;
}

export const notKeptStyle = '/offline/page.css';
