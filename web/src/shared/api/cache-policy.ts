interface Policy {
  /** Seconds for which an answer is taken as it is. */
  readonly fresh: number;
  /** Seconds for which an answer nobody looks at is kept. */
  readonly keep: number;
}

interface EndpointState {
  readonly fulfilledTimeStamp?: number | undefined;
}

/**
 * How long an endpoint's answers last (requirements, section 9). "Kept" is RTK Query's own setting;
 * "fresh" is asked at every subscription: what is stale is shown and fetched again behind it.
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
/** What must be true now: seats, prices, bookings. Fetched whenever a screen shows it. */
export const alwaysFresh = cachePolicy({ fresh: 0, keep: minute });
