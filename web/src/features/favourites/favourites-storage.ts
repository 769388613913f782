import { type Favourite, readFavourite } from './favourite.ts';

/** Where the browser keeps the favourites of this site, for all its tabs. */
export const favouritesKey = 'zanzibar-day-trips-favourites';

/** What the browser kept; an empty list where it kept nothing readable or lets nobody look. */
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

/** Keeps them beyond this page; where storage is full or switched off they live as long as it. */
export function saveFavourites(favourites: readonly Favourite[]): void {
  try {
    localStorage.setItem(favouritesKey, JSON.stringify(favourites));
  } catch (error) {
    console.error('The favourites could not be saved.', error);
  }
}
