import type { RouteObject } from 'react-router-dom';

/**
 * Gives every page with a file a loader, because the router waits for a page's file together with its loader.
 * Without a loader, the router shows an empty page when the file does not arrive.
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
