import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Photo, type PhotoProps } from '../../shared/ui/photo.tsx';
import './picture-row.css';
import { usePictureScroll } from './use-picture-scroll.ts';

export type PictureRowProps = {
  pictures: readonly PhotoProps[];
  /** The subject of the pictures. */
  label: string;
  /** The index of the first picture to show, from 0. */
  first?: number;
  /** `cover` fills the frame, `whole` shows the whole picture. */
  fit?: 'cover' | 'whole';
  /** Renders another control for the picture in view. */
  action?: (at: number) => ReactNode;
};

/** Several pictures in one frame: swiped, turned with the arrow keys, or chosen from thumbnails. */
export function PictureRow(props: PictureRowProps) {
  const { pictures, label, first = 0, fit = 'cover', action } = props;
  const scroller = useRef<HTMLUListElement>(null);
  const { at, goTo, onScroll } = usePictureScroll(scroller, pictures.length, first);

  useEffect(() => {
    if (fit !== 'whole') return;
    // On the whole screen, the scroller takes the focus so that the arrow keys work. The dialog opens after
    // its children's effects, so this waits for a frame.
    const frame = requestAnimationFrame(() => scroller.current?.focus());
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [fit]);

  function leaf(event: KeyboardEvent) {
    const wanted = pictureByKey(event.key, at, pictures.length);
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  }
  return (
    <div data-slot="picture-row" data-fit={fit} role="group" aria-label={`Pictures: ${label}`}>
      {/* The scroller must be focusable, so that the pictures outside the view can be reached with the keyboard. */}
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={scroller}
        tabIndex={0}
        aria-label={`Picture ${String(at + 1)} of ${String(pictures.length)}`}
        onScroll={onScroll}
        onKeyDown={leaf}
      >
        {pictures.map((picture) => (
          <li key={picture.src}>
            <Photo {...picture} {...(fit === 'whole' && { sizes: '100vw', focus: undefined })} />
          </li>
        ))}
      </ul>
      {/* eslint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div data-part="controls">
        <Turn
          glyph="back"
          label="Previous picture"
          isLast={at === 0}
          onTurn={() => {
            goTo(at - 1);
          }}
        />
        <SmallPictures {...{ pictures, at, onChoose: goTo }} />
        {/* The label of the scroller says the same. */}
        <span data-part="counter" aria-hidden="true">
          {at + 1} of {pictures.length}
        </span>
        <Turn
          glyph="arrow"
          label="Next picture"
          isLast={at === pictures.length - 1}
          onTurn={() => {
            goTo(at + 1);
          }}
        />
        {action?.(at)}
      </div>
    </div>
  );
}

type SmallPicturesProps = {
  pictures: readonly PhotoProps[];
  at: number;
  onChoose: (index: number) => void;
};

/** The thumbnails of the pictures. The thumbnail of the picture in view is marked. */
function SmallPictures({ pictures, at, onChoose }: SmallPicturesProps) {
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // A dialog opens after its children's effects, so there is no layout before the next frame.
    const frame = requestAnimationFrame(() => {
      bringInView(strip.current, at);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [at]);
  return (
    <ol ref={strip}>
      {pictures.map(({ src, width, height, focus }, index) => (
        <li key={src}>
          <button
            type="button"
            aria-label={`Show picture ${String(index + 1)}`}
            aria-current={index === at}
            onClick={() => {
              onChoose(index);
            }}
          >
            <Photo {...{ src, width, height, focus }} alt="" sizes="6rem" />
          </button>
        </li>
      ))}
    </ol>
  );
}

type TurnProps = {
  glyph: 'back' | 'arrow';
  label: string;
  /** Whether there is no further picture. In this case the button keeps the focus but does nothing. */
  isLast: boolean;
  onTurn: () => void;
};

function Turn({ glyph, label, isLast, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      data-part="turn"
      aria-label={label}
      aria-disabled={isLast}
      onClick={onTurn}
    >
      <Glyph name={glyph} size={18} />
    </button>
  );
}

/** Scrolls the strip only sideways, so that the page does not move. */
function bringInView(strip: HTMLElement | null, index: number): void {
  const child = strip?.children[index];
  if (strip === null || !(child instanceof HTMLElement)) return;
  strip.scrollLeft = child.offsetLeft - (strip.clientWidth - child.clientWidth) / 2;
}

function pictureByKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
