export interface ManifestRoute {
  parentId?: string;
  path?: string;
  hasDefaultExport: boolean;
}

type Routes = Record<string, ManifestRoute>;

/**
 * Keeps the routes of one language to save bytes and start-up time. Resource routes are for the build only. A 404 page,
 * which detects its language itself, passes no layout.
 */
export function filterRoutes(routes: Routes, layoutId: string | undefined): Routes {
  const neededIds = new Set(['root', layoutId, 'unknown']);
  return Object.fromEntries(
    Object.entries(routes).filter(([id, { parentId = 'root', hasDefaultExport }]) => {
      const isNeeded =
        !layoutId || neededIds.has(id) || (parentId !== 'root' && neededIds.has(parentId));
      return hasDefaultExport && isNeeded;
    }),
  );
}
