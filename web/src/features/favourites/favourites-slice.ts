import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Favourite } from './favourite.ts';

export interface FavouritesState {
  /** In the order in which they were added. */
  readonly items: readonly Favourite[];
}

function isSame(kept: Favourite, seen: Favourite): boolean {
  return (Object.keys(seen) as (keyof Favourite)[]).every((part) => kept[part] === seen[part]);
}

/** The favourites of a visitor. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: (): FavouritesState => ({ items: [] }),
  reducers: {
    favouritesLoaded: (_, { payload }: PayloadAction<readonly Favourite[]>): FavouritesState => ({
      items: payload,
    }),
    favouriteAdded: (state, { payload }: PayloadAction<Favourite>): FavouritesState =>
      state.items.some(({ id }) => id === payload.id)
        ? state
        : { items: [...state.items, payload] },
    /** Called after the tour was loaded again: updates the data that the list shows. */
    favouriteSeen: (state, { payload }: PayloadAction<Favourite>): FavouritesState =>
      state.items.some((kept) => kept.id === payload.id && !isSame(kept, payload))
        ? { items: state.items.map((kept) => (kept.id === payload.id ? payload : kept)) }
        : state,
    favouriteRemoved: ({ items }, { payload }: PayloadAction<string>): FavouritesState => ({
      items: items.filter(({ id }) => id !== payload),
    }),
    favouritesCleared: (): FavouritesState => ({ items: [] }),
  },
  selectors: {
    selectFavourites: ({ items }) => items,
    selectIsFavourite: ({ items }, tourId: string) => items.some(({ id }) => id === tourId),
  },
});

export const {
  favouritesLoaded,
  favouriteAdded,
  favouriteSeen,
  favouriteRemoved,
  favouritesCleared,
} = favouritesSlice.actions;
export const { selectFavourites, selectIsFavourite } = favouritesSlice.selectors;
