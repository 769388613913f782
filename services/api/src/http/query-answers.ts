import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type {
  QueryAnswer,
  QueryContext,
} from '../../../libs/application/queries/engine/requested-query.ts';
import type { ProblemCode } from '../../../libs/contracts/problems.ts';
import { Answer, PublicAnswer } from './answer.ts';
import { Problem } from './problem.ts';

/** What {@link Freshness} passes to a route; exported so that the description of the API can find it. */
export function readFreshness(_: undefined, host: ExecutionContext): QueryContext {
  const minPosition = host.switchToHttp().getRequest<Request>().headers['x-min-position'];
  return typeof minPosition === 'string' ? { minPosition } : {};
}

/** How fresh the client wants the answer: `x-min-position`. */
export const Freshness = createParamDecorator(readFreshness);

/** @throws Problem of the code if the view does not exist. */
export function found<View>({ view }: QueryAnswer<View | undefined>, code: ProblemCode): View {
  if (view === undefined) throw new Problem(code);
  return view;
}

/** An answer for one caller, with the position up to which it is current. */
export function answerOf<Body>(
  body: Body,
  answer: QueryAnswer<unknown>,
  headers: Readonly<Record<string, string>> = {},
): Answer<Body> {
  return new Answer(body, { ...freshnessHeaders(answer), ...headers });
}

/** An answer that is the same for every caller. */
export function publicAnswerOf<Body>(body: Body, answer: QueryAnswer<unknown>): PublicAnswer<Body> {
  return new PublicAnswer(body, freshnessHeaders(answer));
}

function freshnessHeaders({
  position,
  isStale,
}: Pick<QueryAnswer<unknown>, 'position' | 'isStale'>): Readonly<Record<string, string>> {
  return {
    ...(position === undefined ? {} : { 'x-position': position }),
    ...(isStale ? { 'x-stale': 'true' } : {}),
  };
}
