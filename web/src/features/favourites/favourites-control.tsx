import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import './favourites-control.css';
import { useFavourites } from './use-favourites.ts';

export type FavouritesControlProps = {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The toasts of the site, shown in the panel because it covers them. */
  toasts: ReactNode;
};

const fetchList = () => import('./favourites-list.tsx');

/** Loaded when a visitor keeps a tour or opens the list, because most visitors do not need it. */
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
      The list could not be loaded. Your favourites are kept: reload the page when you are online.
    </p>
  );
}

/** The number of favourites, and the panel that lists them. */
export function FavouritesControl({ isOpen, onOpen, onClose, toasts }: FavouritesControlProps) {
  const { items } = useFavourites();
  const count = items.length;
  const isAnyKept = count > 0;
  useEffect(() => {
    // A visitor who keeps tours may open the list without a network.
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
