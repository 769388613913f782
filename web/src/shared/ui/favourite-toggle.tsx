import { Glyph } from './glyph.tsx';

export type FavouriteToggleProps = {
  /** The tour's title: there are many hearts on a page. */
  title: string;
  isFavourite: boolean;
  onToggle: () => void;
};

/** Keeps a tour for later, or lets it go. Its place on a cloth is the `favourite` slot. */
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
