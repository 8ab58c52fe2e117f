import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { drawingAddress } from '../../src/illustrations/drawing-address.ts';
import { drawingNames } from '../../src/illustrations/drawing-names.ts';
import { appIcons, iconAddresses } from '../../src/illustrations/icon-addresses.ts';
import { drawnSpeakers, stageDrawing } from '../../src/illustrations/pictured.ts';
import { kitAddress, manifestAddress } from '../../src/offline/addresses.ts';
import { addressOf, laterPages, pageTable, withPrefix } from '@kongres/contract/pages';
import { pressAddresses } from '../../src/lib/routing/press-addresses.ts';
import { calendarFiles } from '../../src/lib/routing/calendar-files.server.ts';
import { feedFiles } from '../../src/lib/routing/feed-addresses.server.ts';
import { weekFiles } from '../../src/lib/routing/published-pages.server.ts';
import { searchAddress } from '../../src/lib/routing/search-address.ts';
import { shareAddress, shareSubjects } from '../../src/lib/routing/share-addresses.server.ts';
import { pagePaths } from '../page-paths.ts';

/** What one worker makes in one go: files are written as they are, pages are finished and have data beside them. */
export interface Task {
  files?: readonly string[];
  pages?: readonly string[];
}

/** The address that the router has no page for, in every language. */
export const notFoundPages = new Map(
  languages.map((language) => [withPrefix('404', language), `/404/${language.path}.html`]),
);

/**
 * All that is asked of the pages' program. What shares work stands in one task: a press file is made of drawings,
 * and the press page asks for the size of each file; a speaker's portraits and picture are of one head. The longest come
 * first, and pages last, as they may carry a drawing.
 */
export function rounds(): readonly (readonly Task[])[] {
  const pressPages = languages.map((language) => addressOf('press', language));
  const press = { files: [...galaDrawings, ...pressAddresses], pages: pressPages };
  const portraits = drawnSpeakers.map(({ id }) => ({ files: portraitsOf(id) }));
  const shared = new Set([...press.files, ...portraits.flatMap(({ files }) => files)]);
  const files = [
    ...Object.values(iconAddresses),
    ...appIcons.map(({ address }) => address),
    ...languages.flatMap((each) => [kitAddress(each), manifestAddress(each)]),
    ...drawings,
    ...weekFiles(),
    ...feedFiles(),
    ...calendarFiles.keys(),
    ...languages.map(searchAddress),
    ...shareSubjects().map(shareAddress),
  ];
  const pages = languages.flatMap((language) =>
    pagePaths().map((path) => withPrefix(path, language)),
  );
  return [
    [
      press,
      ...portraits,
      ...files.filter((file) => !shared.has(file)).map((file) => ({ files: [file] })),
    ],
    [...pages.filter((page) => !pressPages.includes(page)), ...notFoundPages.keys()].map(
      (page) => ({
        pages: [page],
      }),
    ),
  ];
}

const singlePages = new Set(
  languages.flatMap((language) =>
    [...pageTable, ...laterPages].map(({ path }) => withPrefix(path, language)),
  ),
);

/** Whether the page is one of very many of its kind. */
export function isEntryPage(address: string): boolean {
  return !singlePages.has(address) && !notFoundPages.has(address);
}

/** Every address of every task. */
export function allAddresses(): string[] {
  return rounds()
    .flat()
    .flatMap(({ files = [], pages = [] }) => [...files, ...pages]);
}

const drawings = drawingNames.map(drawingAddress);
const galaDrawings = galas.map(({ id }) => drawingAddress(id));

function portraitsOf(id: string): string[] {
  const picture = shareAddress({ kind: 'speaker', id });
  return [
    ...[`speaker-${id}`, stageDrawing(id)]
      .map(drawingAddress)
      .filter((each) => drawings.includes(each)),
    ...(isPublished('speakers') ? [picture] : []),
  ];
}
