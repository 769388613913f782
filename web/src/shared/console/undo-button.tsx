import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export type UndoButtonProps = {
  /** The entry to undo: "Booking cancelled". */
  what: string;
  /** The question in the dialog, which is rendered while the dialog is open. */
  question: (close: () => void) => ReactNode;
};

/** The button that undoes an entry of a history, and the dialog that asks first. */
export function UndoButton({ what, question }: UndoButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        kind="quiet"
        aria-label={`Undo: ${what}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Undo
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={close} title={`Undo: ${what}`}>
          {question(close)}
        </Dialog>
      )}
    </>
  );
}
