import { useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import type { PhotoProps } from '../../shared/ui/photo.tsx';
import { PictureRow } from './picture-row.tsx';

export type PictureAlbumProps = { pictures: readonly PhotoProps[]; title: string };

/** Several pictures of a tour in a frame, which can be shown on the whole screen. */
export function PictureAlbum({ pictures, title }: PictureAlbumProps) {
  const [whole, setWhole] = useState<number>();
  return (
    <div data-slot="picture-album">
      <PictureRow
        pictures={pictures}
        label={title}
        action={(at) => (
          <button
            type="button"
            aria-label="View full screen"
            onClick={() => {
              setWhole(at);
            }}
          >
            <Glyph name="grow" size={18} />
          </button>
        )}
      />
      <Dialog
        isOpen={whole !== undefined}
        onClose={() => {
          setWhole(undefined);
        }}
        title={title}
        placement="screen"
      >
        <PictureRow pictures={pictures} label={title} first={whole ?? 0} fit="whole" />
      </Dialog>
    </div>
  );
}
