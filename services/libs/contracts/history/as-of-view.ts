import type { Instant } from '../../domain/calendar/instants.ts';
/**
 * A view as it was at the instant `asOf` of the request. The answer repeats this instant. Without `asOf`, it is
 * the current view.
 */
export type AsOf<View> = View & { readonly asOf?: Instant };
