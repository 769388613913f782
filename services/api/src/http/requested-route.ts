import type { Request } from 'express';

type RoutedRequest = Request & { routePattern?: string };

/** Remembers the path of the route that a request was given to, such as `/api/tours/:id`. */
export function noteRoute(request: Request, pattern: string): void {
  (request as RoutedRequest).routePattern = pattern;
}

/** Method and path of the route; the path is `none` if no route of the product has it. */
export function requestedRoute(request: Request): string {
  return `${request.method} ${(request as RoutedRequest).routePattern ?? 'none'}`;
}
