import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { DialogCounter } from './dialog-counter.ts';
import { Glyph } from './glyph.tsx';

export type DialogProps = {
  isOpen: boolean;
  /** Called on Escape, the close button, or a press outside. */
  onClose: () => void;
  title: string;
  /**
   * `side` slides in from the edge (menu, favourites); `centre` asks something; `screen` fills the screen
   * (pictures).
   */
  placement?: 'centre' | 'side' | 'screen';
  children: ReactNode;
};

/** The browser's modal dialog: it keeps the focus inside, makes the page inert, and returns the focus on closing. */
export function Dialog({ isOpen, onClose, title, placement = 'centre', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  const count = useContext(DialogCounter);
  useEffect(() => {
    if (!isOpen) return;
    count?.(1);
    return () => count?.(-1);
  }, [isOpen, count]);

  // A dialog that is removed while open also returns the focus, if the focused element is still in the page.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    return () => element?.close();
  }, []);

  return (
    // The browser closes it on Escape; a press outside closes it too.
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
