import { useEffect, useMemo } from 'react';
import { type StoryWish, useGetStoryInfiniteQuery } from './admin-history-api.ts';

/** Of a very long story the slider holds the end alone: so many pages of it. */
const pagesMax = 10;

/**
 * Everything that happened to a thing, the oldest first.
 *
 * @param isWhole Fetches all of it, not only the newest page.
 */
export function useStory(wish: StoryWish, { isWhole = false } = {}) {
  const story = useGetStoryInfiniteQuery(wish);
  const { currentData, hasNextPage, isFetching, isError, fetchNextPage } = story;
  const canGoOn =
    isWhole &&
    hasNextPage &&
    !isFetching &&
    !isError &&
    (currentData?.pages.length ?? 0) < pagesMax;
  useEffect(() => {
    if (canGoOn) void fetchNextPage();
  }, [canGoOn, fetchNextPage]);
  const entries = useMemo(
    () => currentData?.pages.flatMap(({ items }) => items).toReversed(),
    [currentData],
  );
  return { ...story, entries };
}
