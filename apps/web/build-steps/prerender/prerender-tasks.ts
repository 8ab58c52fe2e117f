import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { getDrawingPath } from '../../src/illustrations/drawing-path.ts';
import { drawingNames } from '../../src/illustrations/drawing-names.ts';
import { appIcons, iconPaths } from '../../src/illustrations/icon-paths.ts';
import { drawnSpeakers, getStageDrawingName } from '../../src/illustrations/entry-pictures.ts';
import { getPrecacheManifestPath, getWebManifestPath } from '../../src/offline/addresses.ts';
import {
  getLocalizedPath,
  optionalPages,
  pageTable,
  addLanguagePrefix,
} from '@kongres/contract/pages';
import { pressPaths } from '../../src/lib/routing/press-paths.ts';
import { calendarFiles } from '../../src/lib/routing/calendar-files.server.ts';
import { listFeedPaths } from '../../src/lib/routing/feed-paths.server.ts';
import { listProgrammeIndexPaths } from '../../src/lib/routing/published-pages.server.ts';
import { getSearchIndexPath } from '../../src/lib/routing/search-index-path.ts';
import {
  getSharePicturePath,
  listShareSubjects,
} from '../../src/lib/routing/share-picture-paths.server.ts';
import { listPagePaths } from '../page-paths.ts';

/** Work of one worker: files are written as they are, pages are finished and have a data file beside them. */
export interface PrerenderTask {
  files?: readonly string[];
  pages?: readonly string[];
}

/** 404 page of each language: the requested path and the file it is written to. */
export const notFoundFiles = new Map(
  languages.map((language) => [addLanguagePrefix('404', language), `/404/${language.path}.html`]),
);

/**
 * Tasks share work: press files are made of drawings and the press page needs their sizes; a speaker's pictures share
 * one head. The longest tasks come first. Pages follow because they may inline a drawing.
 */
export function listTaskRounds(): readonly (readonly PrerenderTask[])[] {
  const pressPages = languages.map((language) => getLocalizedPath('press', language));
  const press = { files: [...galaDrawings, ...pressPaths], pages: pressPages };
  const portraits = drawnSpeakers.map(({ id }) => ({ files: listPortraitFiles(id) }));
  const shared = new Set([...press.files, ...portraits.flatMap(({ files }) => files)]);
  const files = [
    ...Object.values(iconPaths),
    ...appIcons.map(({ address }) => address),
    ...languages.flatMap((each) => [getPrecacheManifestPath(each), getWebManifestPath(each)]),
    ...drawings,
    ...listProgrammeIndexPaths(),
    ...listFeedPaths(),
    ...calendarFiles.keys(),
    ...languages.map(getSearchIndexPath),
    ...listShareSubjects().map(getSharePicturePath),
  ];
  const pages = languages.flatMap((language) =>
    listPagePaths().map((path) => addLanguagePrefix(path, language)),
  );
  return [
    [
      press,
      ...portraits,
      ...files.filter((file) => !shared.has(file)).map((file) => ({ files: [file] })),
    ],
    [...pages.filter((page) => !pressPages.includes(page)), ...notFoundFiles.keys()].map(
      (page) => ({
        pages: [page],
      }),
    ),
  ];
}

const singlePages = new Set(
  languages.flatMap((language) =>
    [...pageTable, ...optionalPages].map(({ path }) => addLanguagePrefix(path, language)),
  ),
);

/** Whether the page is one of many of its kind. */
export function isEntryPage(address: string): boolean {
  return !singlePages.has(address) && !notFoundFiles.has(address);
}

export function listPrerenderPaths(): string[] {
  return listTaskRounds()
    .flat()
    .flatMap(({ files = [], pages = [] }) => [...files, ...pages]);
}

const drawings = drawingNames.map(getDrawingPath);
const galaDrawings = galas.map(({ id }) => getDrawingPath(id));

function listPortraitFiles(id: string): string[] {
  const picture = getSharePicturePath({ kind: 'speaker', id });
  return [
    ...[`speaker-${id}`, getStageDrawingName(id)]
      .map(getDrawingPath)
      .filter((each) => drawings.includes(each)),
    ...(isPublished('speakers') ? [picture] : []),
  ];
}
