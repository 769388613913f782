/** A route that was found, with the parameters of its path. */
export interface RouteMatch<Handler> {
  readonly handler: Handler;
  /** The path as it was added, such as `/api/tours/:id`. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
}

/** One place of a path, with the parts that may follow it. */
interface Place<Handler> {
  readonly named: Map<string, Place<Handler>>;
  parameter: Place<Handler> | undefined;
  /** Handlers by method, each with its path and the names of the parameters on the way. */
  readonly handlers: Map<
    string,
    { readonly handler: Handler; readonly pattern: string; readonly names: readonly string[] }
  >;
}

const noParams: Readonly<Record<string, string>> = Object.freeze({});

/**
 * All routes by path and method. A lookup takes as many steps as the path has parts, for any number of routes. A
 * literal part has priority over a parameter, regardless of the order in which they were added and of their methods.
 */
export class RouteTable<Handler> {
  readonly #root = newPlace<Handler>();
  /** The routes without parameters by method and path, which are found in one step. */
  readonly #fixed = new Map<string, RouteMatch<Handler>>();

  /** Whether the table can hold the path: each part is either literal or a `:parameter`. */
  static holds(path: string): boolean {
    return /^(?:\/(?::\w+|[\w.~-]+))+$/.test(path);
  }

  add(method: string, path: string, handler: Handler): void {
    const names: string[] = [];
    let place = this.#root;
    for (const part of partsOf(path)) {
      if (part.startsWith(':')) {
        names.push(part.slice(1));
        place = place.parameter ??= newPlace();
      } else {
        place = placeNamed(place, part);
      }
    }
    place.handlers.set(method, { handler, pattern: path, names });
    if (names.length === 0) {
      this.#fixed.set(`${method} ${path}`, { handler, pattern: path, params: noParams });
    }
  }

  /**
   * The route of a path without its query; a single slash at its end is ignored.
   *
   * @throws URIError when a parameter is not properly percent-encoded.
   */
  find(method: string, path: string): RouteMatch<Handler> | undefined {
    const fixed = this.#fixed.get(`${method} ${path}`);
    if (fixed !== undefined) return fixed;
    const values: string[] = [];
    const found = findPlace(this.#root, partsOf(path), 0, values)?.handlers.get(method);
    if (found === undefined) return undefined;
    const { handler, pattern, names } = found;
    return { handler, pattern, params: paramsOf(names, values) };
  }

  /** The methods that the path answers; none if no route has this path. */
  methodsOf(path: string): readonly string[] {
    const found = findPlace(this.#root, partsOf(path), 0, []);
    return [...(found?.handlers.keys() ?? [])].sort();
  }
}

function partsOf(path: string): readonly string[] {
  const end = path.length > 1 && path.endsWith('/') ? path.length - 1 : path.length;
  return path.slice(1, end).split('/');
}

function newPlace<Handler>(): Place<Handler> {
  return { named: new Map(), parameter: undefined, handlers: new Map() };
}

function placeNamed<Handler>(place: Place<Handler>, part: string): Place<Handler> {
  const known = place.named.get(part);
  const next = known ?? newPlace<Handler>();
  if (known === undefined) place.named.set(part, next);
  return next;
}

/** Finds the place of the parts; `values` then holds the values of the parameters, still encoded. */
function findPlace<Handler>(
  place: Place<Handler>,
  parts: readonly string[],
  index: number,
  values: string[],
): Place<Handler> | undefined {
  const part = parts[index];
  if (part === undefined) return place.handlers.size > 0 ? place : undefined;
  const named = place.named.get(part);
  const found = named && findPlace(named, parts, index + 1, values);
  if (found !== undefined || place.parameter === undefined || part === '') return found;
  values.push(part);
  const further = findPlace(place.parameter, parts, index + 1, values);
  if (further === undefined) values.pop();
  return further;
}

function paramsOf(
  names: readonly string[],
  values: readonly string[],
): Readonly<Record<string, string>> {
  if (names.length === 0) return noParams;
  const params: Record<string, string> = {};
  names.forEach((name, index) => {
    const value = values[index] ?? '';
    params[name] = value.includes('%') ? decodeURIComponent(value) : value;
  });
  return params;
}
