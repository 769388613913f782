import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import {
  type CommandContext,
  publicScope,
} from '../../../libs/application/command-handling/engine/command-context.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';
import { type HeaderUse, idempotencyKeyOf, ifMatchOf } from './command-headers.ts';
import { requestIdOf } from './request-id.ts';
import { UnreadableBody } from './request-body.ts';

/** Which headers a call takes. Every command accepts an Idempotency-Key; a call that stores no event ignores it. */
export interface CommandHeaders {
  readonly idempotencyKey?: HeaderUse;
  readonly ifMatch?: HeaderUse;
}

/** What {@link Context} passes to a route; exported so that the description of the API can find it. */
export function readContext(
  taken: CommandHeaders | undefined,
  host: ExecutionContext,
): CommandContext {
  return contextOf(host.switchToHttp().getRequest<RecognisedRequest>(), taken ?? {});
}

/**
 * The context that a route gives its command: who the caller is, what the headers say, and the body. With the
 * body, a repeat under the same key with another body can be refused.
 */
export const Context = createParamDecorator(readContext);

function contextOf(request: RecognisedRequest, taken: CommandHeaders): CommandContext {
  const idempotencyKey = idempotencyKeyOf(request.headers, taken.idempotencyKey ?? 'optional');
  const ifMatch = ifMatchOf(request.headers, taken.ifMatch ?? 'ignored');
  const requestId = requestIdOf(request);
  const body: unknown = request.body;
  if (body instanceof UnreadableBody) throw body.problem;
  return {
    ...whoAsks(request),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(ifMatch === undefined ? {} : { ifMatch }),
    body: body ?? {},
    requestId,
    correlationId: requestId,
  };
}

/** The context of a call whose body is a file that the route reads itself. */
export function readCaller(request: RecognisedRequest): CommandContext {
  const requestId = requestIdOf(request);
  return { ...whoAsks(request), body: null, requestId, correlationId: requestId };
}

function whoAsks({ signedIn }: RecognisedRequest): Pick<CommandContext, 'actor' | 'scope'> {
  return signedIn === undefined
    ? { actor: { kind: 'customer' }, scope: publicScope }
    : { actor: { kind: 'admin', id: signedIn.accountId }, scope: signedIn.accountId };
}
