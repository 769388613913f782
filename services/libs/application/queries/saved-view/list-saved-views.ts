import type {
  SavedFilterView,
  SavedViewView,
} from '../../../contracts/saved-view/saved-view-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { allSavedViews, savedViews } from '../../projections/saved-view/saved-views.projection.ts';
import { withNames } from '../audit/named-actors.ts';
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
  const saved = (list?.views ?? []).map(({ by: { kind, id }, ...view }) => ({
    ...view,
    actor: { kind, ...(id !== undefined && { id }) },
  }));
  const named = withNames(saved, await accounts.list());
  const views: SavedViewView[] = [];
  for (const { viewId, name, filter: stored, actor, at } of named) {
    // The API checked the values when it stored them.
    const filter = stored as SavedFilterView;
    views.push({
      ...{ id: viewId, name, filter },
      bookings: await countOnTab(readStore, filter, now),
      savedBy: actor,
      savedAt: at,
    });
  }
  return views.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
