import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Telemetry } from '../../../libs/application/ports/telemetry.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Answered for as long as a screen is open, so their duration does not measure speed. */
const streams = new Set(['/api/admin/events']);

/** The pattern of the route that a method and a path lead to, if there is one. */
type RouteOf = (method: string, path: string) => string | undefined;

/** Counts requests as they end. A label holds only the route, never other parts of the address. */
export class MeasuredRequests {
  constructor(
    private readonly telemetry: Telemetry,
    private readonly routeOf: RouteOf,
  ) {}

  begin(request: IncomingMessage, response: ServerResponse): void {
    const begunMs = performance.now();
    response.once('close', () => {
      this.#end(request, response, (performance.now() - begunMs) / 1000);
    });
  }

  #end(request: IncomingMessage, response: ServerResponse, seconds: number): void {
    const asked = request.method ?? '';
    const method = methods.has(asked) ? asked : 'other';
    const route = this.#labelOf(asked, request.url ?? '', response.statusCode);
    const status = response.writableFinished ? String(response.statusCode) : 'cut';
    this.telemetry.count('tours_http_requests_total', { method, route, status });
    if (!streams.has(route)) {
      this.telemetry.observe('tours_http_request_seconds', { method, route }, seconds);
    }
  }

  #labelOf(method: string, url: string, status: number): string {
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const route = this.routeOf(method === 'HEAD' ? 'GET' : method, path);
    return route ?? (status < 400 ? 'site' : 'none');
  }
}
