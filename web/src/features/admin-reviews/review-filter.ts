import type { ReviewStatus } from '@contracts/review/review-view.ts';

/** The reviews to list; an absent field does not filter. */
export interface ReviewFilter {
  readonly status?: ReviewStatus;
  readonly tourId?: string;
}

export const reviewStatuses: readonly ReviewStatus[] = [
  'pending',
  'published',
  'rejected',
  'withdrawn',
];

/** The filter in the address: `?status=pending&tour=spice-farm-tour`. */
export function readReviewFilter(params: URLSearchParams): ReviewFilter {
  const status = reviewStatuses.find((each) => each === params.get('status'));
  const tourId = params.get('tour') ?? '';
  return { ...(status !== undefined && { status }), ...(tourId !== '' && { tourId }) };
}

export function reviewFilterParams(status: string, tourId: string): Record<string, string> {
  return { ...(status !== '' && { status }), ...(tourId !== '' && { tour: tourId }) };
}
