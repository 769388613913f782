import type {
  SavedFilterView,
  SavedViewView,
} from '../../../contracts/saved-view/saved-view-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { allSavedViews, savedViews } from '../../projections/saved-view/saved-views.projection.ts';
import { countOnTab } from '../booking/list-bookings.ts';

interface Sources {
  readonly readStore: ReadStore;
  readonly accounts: Pick<Accounts, 'list'>;
}

/** Returns the saved views with the number of their bookings, in the order of their names. */
export async function listSavedViews(
  { readStore, accounts }: Sources,
  now: Instant,
): Promise<readonly SavedViewView[]> {
  const list = await readStore.get(savedViews.collection, allSavedViews);
  const nameOf = new Map((await accounts.list()).map(({ id, username }) => [id, username]));
  const views: SavedViewView[] = [];
  for (const { viewId, name, filter: stored, by, at } of list?.views ?? []) {
    // The API checked the values when it stored them.
    const filter = stored as SavedFilterView;
    const username = by.id === undefined ? undefined : nameOf.get(by.id);
    views.push({
      ...{ id: viewId, name, filter },
      bookings: await countOnTab(readStore, filter, now),
      savedBy: {
        kind: by.kind,
        ...(by.id !== undefined && { id: by.id }),
        ...(username !== undefined && { name: username }),
      },
      savedAt: at,
    });
  }
  return views.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
