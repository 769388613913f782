import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Favourite } from './favourite.ts';

export interface FavouritesState {
  /** In the order in which they were added. */
  readonly items: readonly Favourite[];
}

/** What somebody keeps for later. */
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
    favouriteRemoved: ({ items }, { payload }: PayloadAction<string>): FavouritesState => ({
      items: items.filter(({ id }) => id !== payload),
    }),
    favouritesCleared: (): FavouritesState => ({ items: [] }),
  },
  selectors: {
    selectFavourites: ({ items }) => items,
    selectFavouriteCount: ({ items }) => items.length,
    selectIsFavourite: ({ items }, tourId: string) => items.some(({ id }) => id === tourId),
  },
});

export const { favouritesLoaded, favouriteAdded, favouriteRemoved, favouritesCleared } =
  favouritesSlice.actions;
export const { selectFavourites, selectFavouriteCount, selectIsFavourite } =
  favouritesSlice.selectors;
