import { useEffect, useMemo } from 'react';
import { type StoryInput, useGetStoryInfiniteQuery } from './admin-history-api.ts';

/** At most this many pages are fetched, so the slider of a very long history contains only its end. */
const pagesMax = 10;

/**
 * The history of a subject, the oldest entry first.
 *
 * @param isWhole Fetches the whole history, not only the newest page.
 */
export function useStory(input: StoryInput, { isWhole = false } = {}) {
  const story = useGetStoryInfiniteQuery(input);
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
