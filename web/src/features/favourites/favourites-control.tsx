import { lazy, type ReactNode, Suspense } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import './favourites-control.css';
import { useFavourites } from './use-favourites.ts';

export type FavouritesControlProps = {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The site's messages, while the panel covers them. */
  toasts: ReactNode;
};

/** Fetched when somebody looks: a page can be read without it. */
const FavouritesList = lazy(async () => {
  try {
    return { default: (await import('./favourites-list.tsx')).FavouritesList };
  } catch {
    return { default: ListMissing };
  }
});

function ListMissing() {
  return (
    <p role="alert">
      The list did not arrive. Your favourites are kept: reload the page when you are online.
    </p>
  );
}

/** How many tours are kept, and the panel that shows them. */
export function FavouritesControl({ isOpen, onOpen, onClose, toasts }: FavouritesControlProps) {
  const { items } = useFavourites();
  const count = items.length;
  return (
    <div data-slot="favourites-control">
      <button
        type="button"
        data-slot="nav-button"
        aria-label={count === 0 ? 'Favourites' : `Favourites: ${String(count)}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Glyph name="heart" size={22} />
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </button>
      <Dialog isOpen={isOpen} onClose={onClose} title="Favourites" placement="side">
        <Suspense fallback={<p role="status">Loading...</p>}>
          <FavouritesList onLeave={onClose} />
        </Suspense>
        {toasts}
      </Dialog>
    </div>
  );
}
