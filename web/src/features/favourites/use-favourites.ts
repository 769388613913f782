import { createContext, use } from 'react';
import { useSelector } from 'react-redux';
import type { Favourite, FavouriteTour } from './favourite.ts';
import { selectFavourites } from './favourites-slice.ts';

/** What can be done with the favourites; each change is saved, and said in passing. */
export interface FavouriteActions {
  /** Keeps tours that are not kept yet. */
  readonly add: (...tours: readonly FavouriteTour[]) => void;
  readonly remove: (tourId: string) => void;
  readonly clear: () => void;
}

interface Favourites extends FavouriteActions {
  readonly items: readonly Favourite[];
}

export const FavouritesContext = createContext<FavouriteActions | null>(null);

/**
 * The favourites and what can be done with them.
 *
 * @throws Error outside of a `FavouritesProvider` (requirements, section 8)
 */
export function useFavourites(): Favourites {
  const actions = useFavouriteActions();
  const items = useSelector(selectFavourites);
  return { items, ...actions };
}

/** What can be done with the favourites, for parts that do not show the list: they need not follow it. */
export function useFavouriteActions(): FavouriteActions {
  const actions = use(FavouritesContext);
  if (actions === null) {
    throw new Error('useFavourites must be used inside of a FavouritesProvider.');
  }
  return actions;
}
