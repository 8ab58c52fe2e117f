export interface ManifestRoute {
  parentId?: string;
  path?: string;
  hasDefaultExport: boolean;
}

type Routes = Record<string, ManifestRoute>;

/**
 * Every route costs bytes, and time at the start of each page. Files have theirs for the build alone, and a browser
 * reads one language, that of the frame: another one is another document. A 404 page, which finds its language
 * itself, names no frame.
 */
export function neededRoutes(routes: Routes, frame: string | undefined): Routes {
  const ours = new Set(['root', frame, 'unknown']);
  return Object.fromEntries(
    Object.entries(routes).filter(([id, { parentId = 'root', hasDefaultExport }]) => {
      const isOurs = !frame || ours.has(id) || (parentId !== 'root' && ours.has(parentId));
      return hasDefaultExport && isOurs;
    }),
  );
}
