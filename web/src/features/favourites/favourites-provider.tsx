import type { Dispatch } from '@reduxjs/toolkit';
import { type ReactNode, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { favouriteOf } from './favourite.ts';
import { favouriteAdded, favouriteRemoved, favouritesCleared } from './favourites-slice.ts';
import { type FavouriteActions, FavouritesContext } from './use-favourites.ts';
import { useKeptFavourites } from './use-kept-favourites.ts';

/** Provides the favourites that this browser keeps. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const actions = useMemo(() => favouriteActions(dispatch), [dispatch]);
  useKeptFavourites();
  return <FavouritesContext value={actions}>{children}</FavouritesContext>;
}

function favouriteActions(dispatch: Dispatch): FavouriteActions {
  const say = (text: string) => dispatch(toastRaised(text));
  return {
    add(...tours) {
      for (const tour of tours) dispatch(favouriteAdded(favouriteOf(tour)));
      say('Added to favorites');
    },
    remove(tourId) {
      dispatch(favouriteRemoved(tourId));
      say('Removed from favorites');
    },
    clear() {
      dispatch(favouritesCleared());
      say('Removed from favorites');
    },
  };
}
