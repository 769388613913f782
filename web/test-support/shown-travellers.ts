import type { TravellersRequest, TravellersView } from '@contracts/booking/booking-view.ts';

/** The travellers of a request, as an answer shows them. In the samples, the name of a category is also its id. */
export function shownTravellers(
  travellers: readonly TravellersRequest[],
): readonly TravellersView[] {
  return travellers.map(({ categoryId, category, count }) => {
    const name = category ?? categoryId ?? '';
    return { categoryId: categoryId ?? name, category: name, count };
  });
}
