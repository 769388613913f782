import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { FavouriteItem } from './favourite-item.tsx';
import './favourites-list.css';
import { ShareFavourites } from './share-favourites.tsx';
import { useFavourites } from './use-favourites.ts';

export type FavouritesListProps = {
  /** Called when a link was followed. */
  onLeave: () => void;
};

/** The favourites with links to their tours, and the actions for all of them. */
export function FavouritesList({ onLeave }: FavouritesListProps) {
  const { items, remove, clear } = useFavourites();
  if (items.length === 0) return <NothingKept onLeave={onLeave} />;
  return (
    <div data-slot="favourites-list">
      <ul>
        {items.map((favourite) => (
          <FavouriteItem
            key={favourite.id}
            favourite={favourite}
            onOpen={onLeave}
            onRemove={(button) => {
              passFocusOn(button);
              remove(favourite.id);
            }}
          />
        ))}
      </ul>
      <div data-part="actions">
        <ShareFavourites items={items} />
        <Button
          kind="quiet"
          onClick={({ currentTarget }) => {
            focusCloseButton(currentTarget);
            clear();
          }}
        >
          Clear all
        </Button>
      </div>
    </div>
  );
}

function NothingKept({ onLeave }: FavouritesListProps) {
  return (
    <div data-slot="favourites-list">
      <p>
        No favourites yet. Press the heart on a tour: it is kept here, in this browser, without an
        account.
      </p>
      <LinkButton to="/tours" onClick={onLeave}>
        Browse All Tours
      </LinkButton>
    </div>
  );
}

/** Moves the focus to the next remove button, or to the close button, because the pressed button will disappear. */
function passFocusOn(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector('button');
  if (next === null || next === undefined) focusCloseButton(button);
  else next.focus();
}

function focusCloseButton(inside: HTMLElement): void {
  inside.closest('dialog')?.querySelector<HTMLElement>('header button')?.focus();
}
