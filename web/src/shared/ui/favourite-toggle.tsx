import { Glyph } from './glyph.tsx';

export type FavouriteToggleProps = {
  /** The tour's title. It distinguishes the many heart buttons on a page. */
  title: string;
  isFavourite: boolean;
  onToggle: () => void;
};

/** Adds a tour to the favourites, or removes it. Its place on a cloth is the `favourite` slot. */
export function FavouriteToggle({ title, isFavourite, onToggle }: FavouriteToggleProps) {
  return (
    <button
      type="button"
      data-slot="favourite-toggle"
      aria-pressed={isFavourite}
      aria-label={`Favourite: ${title}`}
      onClick={onToggle}
    >
      <Glyph name="heart" size={22} />
    </button>
  );
}
