import { type Favourite, readFavourite } from './favourite.ts';

/** The storage key of the favourites, shared by all tabs of this site. */
export const favouritesKey = 'zanzibar-day-trips-favourites';

/** Reads the stored favourites; an empty list if they are unreadable or storage is not available. */
export function loadFavourites(): readonly Favourite[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(favouritesKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const found = stored.map(readFavourite).filter((each) => each !== undefined);
    return [...new Map(found.map((each) => [each.id, each])).values()];
  } catch (error) {
    console.error('The favourites could not be read.', error);
    return [];
  }
}

/** Stores the favourites. If storage is full or switched off, they are lost with the page. */
export function saveFavourites(favourites: readonly Favourite[]): void {
  try {
    localStorage.setItem(favouritesKey, JSON.stringify(favourites));
  } catch (error) {
    console.error('The favourites could not be saved.', error);
  }
}
