import { createContext, use } from 'react';
import { useSelector } from 'react-redux';
import type { Favourite, FavouriteTour } from './favourite.ts';
import { selectFavourites } from './favourites-slice.ts';

/** The actions on favourites. Each change is saved and confirmed with a toast. */
export interface FavouriteActions {
  /** Adds the tours that are not favourites yet. */
  readonly add: (...tours: readonly FavouriteTour[]) => void;
  readonly remove: (tourId: string) => void;
  readonly clear: () => void;
}

interface Favourites extends FavouriteActions {
  readonly items: readonly Favourite[];
}

export const FavouritesContext = createContext<FavouriteActions | null>(null);

/**
 * The favourites and the actions on them.
 *
 * @throws Error outside of a `FavouritesProvider` (requirements, section 8)
 */
export function useFavourites(): Favourites {
  const actions = useFavouriteActions();
  const items = useSelector(selectFavourites);
  return { items, ...actions };
}

/**
 * The actions on favourites, for components that do not show the list. They are not rendered again when the list
 * changes.
 */
export function useFavouriteActions(): FavouriteActions {
  const actions = use(FavouritesContext);
  if (actions === null) {
    throw new Error('useFavourites must be used inside of a FavouritesProvider.');
  }
  return actions;
}
