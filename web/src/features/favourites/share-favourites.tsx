import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { tourIdsParam, writeTourIds } from '../../shared/tours/tour-ids.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import type { Favourite } from './favourite.ts';
import { shareLink } from './share-link.ts';

/** Shares the list as a link. People who open it see these tours and may keep them. */
export function ShareFavourites({ items }: { items: readonly Favourite[] }) {
  const dispatch = useDispatch();
  const [isShownToCopy, setIsShownToCopy] = useState(false);

  async function share() {
    const outcome = await shareLink(linkTo(items), 'Tours in Zanzibar');
    if (outcome === 'copied') dispatch(toastRaised('Link copied'));
    setIsShownToCopy(outcome === 'failed');
  }
  return (
    <div data-slot="share-favourites">
      <Button kind="ink" onClick={() => void share()}>
        Share this list
      </Button>
      {isShownToCopy && (
        <Field label="Copy this link">
          <TextInput
            readOnly
            value={linkTo(items)}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
        </Field>
      )}
    </div>
  );
}

function linkTo(items: readonly Favourite[]): string {
  const ids = writeTourIds(items.map(({ id }) => id));
  return `${location.origin}/tours?${tourIdsParam}=${ids}`;
}
