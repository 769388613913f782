import type { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { erasedCustomers } from '../../../libs/application/projections/customer/erased-customers.projection.ts';
import { reviews } from '../../../libs/application/projections/review/reviews.projection.ts';
import type { MadeOfTours } from './follow-tours.ts';

/** The read models that change the reviews on a page. An erasure removes the texts of the traveller's reviews. */
const followed = [reviews.collection.name, erasedCustomers.collection.name];

/**
 * Drops the kept pages when a review changes or a person is erased: both are rare. Returns a function that
 * stops it.
 */
export function followReviews(
  readStore: Pick<ReadStore, 'onChange'>,
  pages: Pick<MadeOfTours, 'noteEdition'>,
): () => void {
  return readStore.onChange(({ name, hasNewDocuments }) => {
    if (hasNewDocuments && followed.includes(name)) pages.noteEdition();
  });
}
