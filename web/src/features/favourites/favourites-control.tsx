import type { ReactNode } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import './favourites-control.css';
import { FavouritesList } from './favourites-list.tsx';
import { useFavourites } from './use-favourites.ts';

export type FavouritesControlProps = {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The site's messages, while the panel covers them. */
  toasts: ReactNode;
};

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
        <FavouritesList onLeave={onClose} />
        {toasts}
      </Dialog>
    </div>
  );
}
