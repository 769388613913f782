import type { RouteObject } from 'react-router-dom';

/**
 * Gives a loader to every page that has a file. If a page has a loader, the router waits for the file and the loader
 * together. Without a loader, the router shows an empty page when the file does not arrive.
 */
export function noticeMissingFiles(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    if (route.lazy !== undefined) route.loader ??= nothingToLoad;
    if (route.children !== undefined) noticeMissingFiles(route.children);
  }
  return routes;
}

function nothingToLoad(): null {
  return null;
}
