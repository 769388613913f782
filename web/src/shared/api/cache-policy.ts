interface Policy {
  /** The seconds during which an answer is used without asking the server again. */
  readonly fresh: number;
  /** The seconds for which an unused answer is kept. */
  readonly keep: number;
}

interface EndpointState {
  readonly fulfilledTimeStamp?: number | undefined;
}

/**
 * Sets how long an endpoint's answers last (requirements, section 9). `keep` is RTK Query's own setting.
 * `fresh` is checked at every subscription: a stale answer is shown and fetched again in the background.
 */
export const cachePolicy = ({ fresh, keep }: Policy) => ({
  keepUnusedDataFor: keep,
  forceRefetch: ({ endpointState }: { readonly endpointState?: EndpointState | undefined }) => {
    const answeredAt = endpointState?.fulfilledTimeStamp;
    return answeredAt !== undefined && Date.now() - answeredAt >= fresh * 1000;
  },
});

const minute = 60;

/** Lists of tours: fresh for 5 minutes, kept for 30. */
export const tourListPolicy = cachePolicy({ fresh: 5 * minute, keep: 30 * minute });
/** A single tour: fresh for 10 minutes, kept for 60. */
export const tourPolicy = cachePolicy({ fresh: 10 * minute, keep: 60 * minute });
/** Data that must be current: seats, prices, bookings. Fetched whenever a screen shows it. */
export const alwaysFresh = cachePolicy({ fresh: 0, keep: minute });
