import { useSelector } from 'react-redux';
import { FavouriteToggle } from '../../shared/ui/favourite-toggle.tsx';
import type { FavouriteTour } from './favourite.ts';
import { type FavouritesState, selectIsFavourite } from './favourites-slice.ts';
import { useFavouriteActions } from './use-favourites.ts';

/** The heart of a tour: keeps it for later, or lets it go. */
export function FavouriteButton({ tour }: { tour: FavouriteTour }) {
  const { add, remove } = useFavouriteActions();
  const isFavourite = useSelector((state: { readonly favourites: FavouritesState }) =>
    selectIsFavourite(state, tour.id),
  );
  return (
    <FavouriteToggle
      title={tour.title}
      isFavourite={isFavourite}
      onToggle={() => {
        if (isFavourite) remove(tour.id);
        else add(tour);
      }}
    />
  );
}
