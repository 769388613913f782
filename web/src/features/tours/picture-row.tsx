import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Photo, type PhotoProps } from '../../shared/ui/photo.tsx';
import './picture-row.css';
import { usePictureScroll } from './use-picture-scroll.ts';

export type PictureRowProps = {
  pictures: readonly PhotoProps[];
  /** What they are pictures of. */
  label: string;
  /** The picture to begin with, from 0. */
  first?: number;
  /** `cover` fills the frame, `whole` shows every corner. */
  fit?: 'cover' | 'whole';
  /** A further control, told which picture is in view. */
  action?: (at: number) => ReactNode;
};

/** Several pictures in one frame: swiped, leafed with the arrow keys, or chosen from small ones. */
export function PictureRow(props: PictureRowProps) {
  const { pictures, label, first = 0, fit = 'cover', action } = props;
  const scroller = useRef<HTMLUListElement>(null);
  const { at, goTo, onScroll } = usePictureScroll(scroller, pictures.length, first);

  useEffect(() => {
    if (fit !== 'whole') return;
    // The screen is theirs alone: the arrow keys leaf from the start. Its dialog opens after what it holds.
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
      {/* A scroller is reached by keyboard, or what is beyond its edge is out of reach. */}
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
            <Photo {...picture} {...(fit === 'whole' && { sizes: '100vw' })} />
          </li>
        ))}
      </ul>
      {/* eslint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div data-part="controls">
        <Turn
          glyph="back"
          label="Picture before"
          isLast={at === 0}
          onTurn={() => {
            goTo(at - 1);
          }}
        />
        <SmallPictures {...{ pictures, at, onChoose: goTo }} />
        <Turn
          glyph="arrow"
          label="Picture after"
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

/** The same pictures in a strip, the one that is shown among them. */
function SmallPictures({ pictures, at, onChoose }: SmallPicturesProps) {
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // In a dialog there is no room yet: it opens after what it holds.
    const frame = requestAnimationFrame(() => {
      bringInView(strip.current, at);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [at]);
  return (
    <ol ref={strip}>
      {pictures.map(({ src, width, height }, index) => (
        <li key={src}>
          <button
            type="button"
            aria-label={`Show picture ${String(index + 1)}`}
            aria-current={index === at}
            onClick={() => {
              onChoose(index);
            }}
          >
            <Photo src={src} alt="" width={width} height={height} sizes="6rem" />
          </button>
        </li>
      ))}
    </ol>
  );
}

type TurnProps = {
  glyph: 'back' | 'arrow';
  label: string;
  /** Whether there is none beyond. It keeps the focus all the same. */
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

/** Moves a strip sideways alone: the page stays where its reader is. */
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
