import { Link } from '../../shared/ui/link.tsx';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Price } from '../../shared/ui/price.tsx';
import type { Favourite } from './favourite.ts';
import { Photo } from '../../shared/ui/photo.tsx';

export type FavouriteItemProps = {
  favourite: Favourite;
  onOpen: () => void;
  /** Called with the pressed button, which has the focus. */
  onRemove: (button: HTMLElement) => void;
};

/** One favourite: a strip of its cloth that links to the tour. */
export function FavouriteItem({ favourite, onOpen, onRemove }: FavouriteItemProps) {
  const { id, title, image, focus, duration, location, price, currency } = favourite;
  return (
    <li data-kanga={kangaFor(favourite)}>
      <div data-part="picture">
        {image === null ? (
          <Scene name={sceneFor(favourite)} isDecorative />
        ) : (
          <Photo src={image} focus={focus} alt="" width={96} height={96} sizes="6rem" />
        )}
      </div>
      <div data-part="words">
        <h3>
          <Link to={`/tour/${id}`} onClick={onOpen}>
            {title}
          </Link>
        </h3>
        <p>
          From <Price amount={price} currency={currency} digits="short" /> · {duration}
        </p>
        <p>{location}</p>
      </div>
      <button
        type="button"
        aria-label={`Remove: ${title}`}
        onClick={({ currentTarget }) => {
          onRemove(currentTarget);
        }}
      >
        <Glyph name="close" size={16} />
      </button>
    </li>
  );
}
