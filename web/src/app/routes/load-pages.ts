import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches the files of the pages at an address, so that they render at once: React can hydrate the server's
 * page only with the same elements. Returns the names of the pages' components.
 */
export async function loadPages(
  routes: RouteObject[],
  pathname: string,
): Promise<readonly string[]> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const names = await Promise.all(matches.map(({ route }) => loadPage(route)));
  return names.filter((name) => name !== undefined);
}

async function loadPage(route: RouteObject): Promise<string | undefined> {
  if (typeof route.lazy !== 'object' || route.lazy.Component === undefined) return undefined;
  const Component = await route.lazy.Component();
  if (typeof Component !== 'function') return undefined;
  route.Component = Component;
  delete route.lazy;
  return Component.name;
}
