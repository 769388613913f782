import type { AdminReviewView } from '@contracts/review/review-view.ts';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { HeldWhileAsking } from '../../shared/console/held-while-asking.tsx';
import { LoadMore } from '../../shared/console/load-more.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { useGetAdminReviewsInfiniteQuery, useGetToursOfReviewsQuery } from './admin-reviews-api.ts';
import { ReviewCard } from './review-card.tsx';
import {
  readReviewFilter,
  type ReviewFilter,
  reviewFilterParams,
  reviewStatuses,
} from './review-filter.ts';
import { statusNames } from './review-words.ts';
import './reviews.css';

/** The reviews of travellers. The reviews that wait for staff come first. The address holds the filter. */
export function ReviewList() {
  const [params] = useSearchParams();
  const filter = readReviewFilter(params);
  return (
    <ConsolePage title="Reviews">
      <p className="measure">
        Travellers who were checked in can review their tour. Nobody else sees a review before you
        publish it. If you reject one, its traveller sees your reason.
      </p>
      <Filter filter={filter} />
      <Reviews filter={filter} />
    </ConsolePage>
  );
}

function Filter({ filter }: { filter: ReviewFilter }) {
  const status: string = filter.status ?? '';
  const tourId = filter.tourId ?? '';
  const [, setParams] = useSearchParams();
  const { data: tours = [] } = useGetToursOfReviewsQuery();
  const choose = (nextStatus: string, nextTour: string) => {
    setParams(reviewFilterParams(nextStatus, nextTour), { replace: true });
  };
  return (
    <div data-slot="review-filter" role="search" aria-label="Reviews">
      <Field label="Status">
        <SelectInput
          value={status}
          onChange={({ currentTarget: { value } }) => {
            choose(value, tourId);
          }}
        >
          <option value="">All</option>
          {reviewStatuses.map((each) => (
            <option key={each} value={each}>
              {statusNames[each]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label="Tour">
        <SelectInput
          value={tourId}
          onChange={({ currentTarget: { value } }) => {
            choose(status, value);
          }}
        >
          <option value="">Any</option>
          {tourId !== '' && !tours.some(({ id }) => id === tourId) && (
            <option value={tourId}>{tourId}</option>
          )}
          {tours.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}

function Reviews({ filter }: { filter: ReviewFilter }) {
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useGetAdminReviewsInfiniteQuery(filter);
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the reviews" rows={3} rowHeight="9rem" />;
  }
  return (
    <>
      <HeldWhileAsking data={currentData.pages}>
        {(pages) => <Found filter={filter} items={pages.flatMap(({ items }) => items)} />}
      </HeldWhileAsking>
      <LoadMore {...{ hasNextPage, isFetching, fetchNextPage }} />
    </>
  );
}

type FoundProps = { filter: ReviewFilter; items: readonly AdminReviewView[] };

function Found({ filter, items }: FoundProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        message={
          Object.keys(filter).length === 0
            ? 'There are no reviews yet. Each booking that was checked in gets one invitation, the day after its tour.'
            : 'There are no such reviews.'
        }
      />
    );
  }
  return (
    <ul data-slot="written-cards" aria-label="Reviews found">
      {items.map((review) => (
        <li key={review.reference}>
          <ReviewCard review={review} isInList />
        </li>
      ))}
    </ul>
  );
}
