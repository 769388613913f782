import { lazy, type ReactNode, Suspense, useEffect } from 'react';
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

const fetchList = () => import('./favourites-list.tsx');

/** Fetched when somebody keeps a tour, or looks: a page can be read without it. */
const FavouritesList = lazy(async () => {
  try {
    return { default: (await fetchList()).FavouritesList };
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
  const isAnyKept = count > 0;
  useEffect(() => {
    // Whoever keeps tours may want to look at them where there is no network.
    if (isAnyKept) fetchList().catch(() => undefined);
  }, [isAnyKept]);
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
