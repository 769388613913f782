import { RequestMethod, type Type } from '@nestjs/common';
import {
  HTTP_CODE_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
  RouteParamtypes,
} from '@nestjs/common/internal';
import { type CommandHeaders, readContext } from '../http/context.ts';
import { readFreshness } from '../http/query-answers.ts';
import type { InputClass } from '../input/field-kinds.ts';
import { type Access, accessOf } from '../session/access-of-route.ts';
import { needsRecentPassword } from '../session/recent-password.ts';
import { isUsableWithoutSecondFactor } from '../session/without-second-factor.ts';

/** A call of the API, as its controller declares it. */
export interface DescribedRoute {
  readonly controller: string;
  readonly handler: string;
  readonly method: string;
  /** The path, with its parameters as `{name}`. */
  readonly path: string;
  readonly status: number;
  readonly parameters: readonly string[];
  readonly body: InputClass | undefined;
  readonly query: InputClass | undefined;
  /** The headers that the call takes as a command; undefined if the call is not a command. */
  readonly command: CommandHeaders | undefined;
  /** Whether the call takes `x-min-position` and waits for this position. */
  readonly isFresh: boolean;
  readonly access: Access;
  readonly needsRecentPassword: boolean;
  /** Whether the call is refused if the role requires codes from an app and they are not set up. */
  readonly needsSecondFactor: boolean;
}

/** Returns every route of the controllers, read from the metadata of Nest's decorators. */
export function describedRoutes(controllers: readonly Type[]): readonly DescribedRoute[] {
  return controllers.flatMap((controller) =>
    handlersOf(controller).map((handler) => describe(controller, handler)),
  );
}

function handlersOf(controller: Type): readonly string[] {
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).filter(
    (name) =>
      name !== 'constructor' &&
      Reflect.getMetadata(METHOD_METADATA, prototype[name] as object) !== undefined,
  );
}

function describe(controller: Type, handler: string): DescribedRoute {
  const prototype = controller.prototype as Record<string, object>;
  const route = prototype[handler] ?? {};
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, route) as RequestMethod];
  const parts = [
    Reflect.getMetadata(PATH_METADATA, controller) as string,
    Reflect.getMetadata(PATH_METADATA, route) as string,
  ];
  const path = parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? `{${part.slice(1)}}` : part));
  return {
    controller: controller.name,
    handler,
    method,
    path: `/${path.join('/')}`,
    status:
      (Reflect.getMetadata(HTTP_CODE_METADATA, route) as number | undefined) ??
      (method === 'POST' ? 201 : 200),
    parameters: path.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1)),
    access: accessOf(controller, route) ?? [],
    needsRecentPassword: needsRecentPassword(route),
    needsSecondFactor:
      accessOf(controller, route) !== 'anyone' && !isUsableWithoutSecondFactor(controller),
    ...argumentsOf(controller, handler),
  };
}

interface Argument {
  readonly index: number;
  readonly data?: unknown;
  readonly factory?: unknown;
}

function argumentsOf(
  controller: Type,
  handler: string,
): Pick<DescribedRoute, 'body' | 'query' | 'command' | 'isFresh'> {
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ??
    {}) as Readonly<Record<string, Argument>>;
  const prototype = controller.prototype as object;
  const types = (Reflect.getMetadata('design:paramtypes', prototype, handler) ??
    []) as readonly InputClass[];
  const typeOf = (kind: RouteParamtypes): InputClass | undefined => {
    const found = Object.entries(declared).find(([key]) => key.startsWith(`${kind}:`));
    return found === undefined ? undefined : types[found[1].index];
  };
  const custom = Object.values(declared);
  const context = custom.find(({ factory }) => factory === readContext);
  return {
    body: typeOf(RouteParamtypes.BODY),
    query: typeOf(RouteParamtypes.QUERY),
    command: context && (context.data ?? {}),
    isFresh: custom.some(({ factory }) => factory === readFreshness),
  };
}
