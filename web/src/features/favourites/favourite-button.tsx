import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FavouriteToggle } from '../../shared/ui/favourite-toggle.tsx';
import { favouriteOf, type FavouriteTour } from './favourite.ts';
import { favouriteSeen, type FavouritesState, selectIsFavourite } from './favourites-slice.ts';
import { useFavouriteActions } from './use-favourites.ts';

/** The heart button that adds a tour to the favourites or removes it. */
export function FavouriteButton({ tour }: { tour: FavouriteTour }) {
  const { add, remove } = useFavouriteActions();
  const isFavourite = useSelector((state: { readonly favourites: FavouritesState }) =>
    selectIsFavourite(state, tour.id),
  );
  const dispatch = useDispatch();
  useEffect(() => {
    if (isFavourite) dispatch(favouriteSeen(favouriteOf(tour)));
  }, [isFavourite, tour, dispatch]);
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
