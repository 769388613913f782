import type { PictureView } from '@contracts/tour/tour-view.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConsoleGlyph } from '../../../../shared/console/console-glyph.tsx';
import { Glyph } from '../../../../shared/ui/glyph.tsx';
import { Photo } from '../../../../shared/ui/photo.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx';
import type { EditorProps } from '../editor-props.ts';
import { moved } from '../moved.ts';
import { focusOn } from '../focus-on.ts';
import '../row-buttons.css';
import { PictureDetails } from './picture-details.tsx';
import './picture-list.css';
import { useDraggedPlace } from './use-dragged-place.ts';

/**
 * The pictures in their order. Buttons or the handle move them, and a button removes them. Another button opens
 * the text and the focus of a picture. The first one is featured.
 */
export function PictureList(props: EditorProps<readonly PictureView[]>) {
  const { value, onChange, problems, isDisabled = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [openUrl, setOpenUrl] = useState<string>();
  const openIndex = value.findIndex(({ url }) => url === openUrl);
  const open = value[openIndex];
  function move(from: number, to: number) {
    onChange(moved(value, from, to));
    const main = to === 0 ? ', the main picture' : '';
    setSaid(`Moved to place ${String(to + 1)} of ${String(value.length)}${main}`);
  }
  function remove(index: number) {
    flushSync(() => {
      onChange(value.toSpliced(index, 1));
    });
    setSaid(`Removed image ${String(index + 1)}`);
    focusOn(list.current, Math.min(index, value.length - 2), '[data-part="remove"]');
  }
  const { dragged, take } = useDraggedPlace(list, move);
  return (
    <>
      <ol data-slot="picture-list" ref={list} hidden={value.length === 0}>
        {value.map((picture, index) => (
          <Picture
            key={picture.url}
            picture={picture}
            index={index}
            count={value.length}
            isDragged={index === dragged}
            isOpen={index === openIndex}
            onOpen={() => {
              setOpenUrl(index === openIndex ? undefined : picture.url);
            }}
            onTake={(event) => {
              take(index, event);
            }}
            onMove={(to) => {
              move(index, to);
            }}
            onRemove={() => {
              remove(index);
            }}
          />
        ))}
      </ol>
      {open !== undefined && !isDisabled && (
        <PictureDetails
          picture={open}
          index={openIndex}
          problems={problems}
          onChange={(picture) => {
            onChange(value.with(openIndex, picture));
          }}
          onMakeMain={() => {
            flushSync(() => {
              move(openIndex, 0);
            });
            focusOn(list.current, 0, edit);
          }}
          onClose={() => {
            focusOn(list.current, openIndex, edit);
            setOpenUrl(undefined);
          }}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** The button that opens the text and the focus of a picture. */
const edit = '[data-part="edit"]';

type PictureProps = {
  picture: PictureView;
  index: number;
  count: number;
  isDragged: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onTake: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function Picture(props: PictureProps) {
  const { picture, index, count, isDragged, isOpen, onTake, onMove, onRemove, onOpen } = props;
  const name = `image ${String(index + 1)}`;
  const step = (to: number) => ({
    'aria-disabled': to < 0 || to >= count,
    onClick: () => {
      if (to >= 0 && to < count) onMove(to);
    },
  });
  return (
    <li data-dragged={isDragged || undefined}>
      <div data-part="frame">
        <Photo
          src={picture.url}
          alt={`Image ${String(index + 1)} of ${String(count)}`}
          focus={picture.focus}
          width={320}
          height={218}
          sizes="(width < 40rem) 45vw, 14rem"
        />
        {index === 0 && <span data-part="featured">Featured</span>}
        <span data-part="handle" aria-hidden="true" title="Drag to move" onPointerDown={onTake}>
          <ConsoleGlyph name="grip" size={18} />
        </span>
      </div>
      <button
        type="button"
        data-part="edit"
        aria-expanded={isOpen}
        aria-label={`Text and focus of ${name}`}
        onClick={onOpen}
      >
        Text and focus
      </button>
      <div data-part="row-buttons">
        <button type="button" aria-label={`Move ${name} earlier`} {...step(index - 1)}>
          <Glyph name="back" size={14} />
        </button>
        <button type="button" aria-label={`Move ${name} later`} {...step(index + 1)}>
          <Glyph name="arrow" size={14} />
        </button>
        <button type="button" data-part="remove" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Glyph name="close" size={14} />
        </button>
      </div>
    </li>
  );
}
