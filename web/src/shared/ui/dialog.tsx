import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Glyph } from './glyph.tsx';

export type DialogProps = {
  isOpen: boolean;
  /** Escape, the close button or a press outside. */
  onClose: () => void;
  title: string;
  /** `side` slides in from the edge (menu, favourites); `centre` asks something; `screen` takes all of it (pictures). */
  placement?: 'centre' | 'side' | 'screen';
  children: ReactNode;
};

/** The platform's modal dialog: it keeps the focus inside, makes the page inert and gives the focus back. */
export function Dialog({ isOpen, onClose, title, placement = 'centre', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  // One that is taken away while it is open gives the focus back too, as long as it is still in the page.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    return () => element?.close();
  }, []);

  return (
    // The platform closes it by Escape; the press outside is the same wish by pointer.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      data-slot="dialog"
      data-placement={placement}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {isOpen && (
        <div data-slot="dialog-sheet">
          <header>
            <h2 id={titleId}>{title}</h2>
            <button type="button" aria-label="Close" onClick={onClose}>
              <Glyph name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
