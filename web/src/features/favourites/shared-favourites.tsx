import { Button } from '../../shared/ui/button.tsx';
import type { FavouriteTour } from './favourite.ts';
import './shared-favourites.css';
import { useFavourites } from './use-favourites.ts';

/** Shown above the tours of a shared link. Adds the tours that are not favourites yet. */
export function SharedFavourites({ tours }: { tours: readonly FavouriteTour[] }) {
  const { items, add } = useFavourites();
  const missing = tours.filter(({ id }) => items.every((kept) => kept.id !== id));
  return (
    <div data-slot="shared-favourites">
      <p>
        {missing.length === 0
          ? 'All of these tours are in your favourites.'
          : 'A list of tours that somebody shared with you.'}
      </p>
      {missing.length > 0 && (
        <Button
          kind="ink"
          onClick={() => {
            add(...missing);
          }}
        >
          Add all to favourites
        </Button>
      )}
    </div>
  );
}
