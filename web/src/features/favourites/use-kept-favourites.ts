import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { type FavouritesState, favouritesLoaded, selectFavourites } from './favourites-slice.ts';
import { favouritesKey, loadFavourites, saveFavourites } from './favourites-storage.ts';

/**
 * Loads the favourites after hydration (the server has no favourites), saves every change, and follows changes
 * in other tabs of the site.
 */
export function useKeptFavourites(): void {
  const store = useStore<{ readonly favourites: FavouritesState }>();
  useEffect(() => {
    let kept = selectFavourites(store.getState());
    function load() {
      kept = loadFavourites();
      store.dispatch(favouritesLoaded(kept));
    }
    function followOtherTabs({ key }: StorageEvent) {
      // The key is null when the whole storage was cleared.
      if (key === favouritesKey || key === null) load();
    }
    load();
    const stopSaving = store.subscribe(() => {
      const favourites = selectFavourites(store.getState());
      if (favourites === kept) return;
      kept = favourites;
      saveFavourites(favourites);
    });
    addEventListener('storage', followOtherTabs);
    return () => {
      stopSaving();
      removeEventListener('storage', followOtherTabs);
    };
  }, [store]);
}
