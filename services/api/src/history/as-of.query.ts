import type { Clock } from '../../../libs/application/ports/clock.ts';
import { Problem } from '../http/problem.ts';
import { Moment, Optional } from '../input/field-kinds.ts';

/** The query parameters of every view that can be shown as of a past instant. */
export class AsOfQuery {
  @Optional()
  @Moment()
  readonly asOf?: string;
}

/**
 * Returns the requested instant, to the millisecond; undefined if the request is for the present.
 *
 * @throws Problem if the instant is in the future.
 */
export function pastInstant({ asOf }: AsOfQuery, clock: Clock): string | undefined {
  if (asOf === undefined) return undefined;
  const instant = new Date(Date.parse(asOf)).toISOString();
  if (instant > clock.now()) {
    const message = 'Give an instant that has passed';
    throw new Problem('InvalidFields', { errors: [{ field: 'asOf', message }] });
  }
  return instant;
}
