import type { Instant } from '../../domain/calendar/instants.ts';
/**
 * A view as it was at the instant of the request's `asOf`, which the answer repeats; the current view
 * without one.
 */
export type AsOf<View> = View & { readonly asOf?: Instant };
