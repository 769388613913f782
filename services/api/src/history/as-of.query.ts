import type { Clock } from '../../../libs/application/ports/clock.ts';
import { Problem } from '../http/problem.ts';
import { Moment, Optional } from '../input/field-kinds.ts';

/** The query of whatever can be shown as it stood at an instant. */
export class AsOfQuery {
  @Optional()
  @Moment()
  readonly asOf?: string;
}

/**
 * The instant asked about, to the millisecond; undefined where it is the present.
 *
 * @throws Problem where it has not come yet: nobody knows what will be true then.
 */
export function instantThen({ asOf }: AsOfQuery, clock: Clock): string | undefined {
  if (asOf === undefined) return undefined;
  const instant = new Date(Date.parse(asOf)).toISOString();
  if (instant > clock.now()) {
    const message = 'Give an instant that has passed';
    throw new Problem('InvalidFields', { errors: [{ field: 'asOf', message }] });
  }
  return instant;
}
