import { localTimeOf } from '@contracts/calendar.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useHasPassed } from './use-has-passed.ts';

export type UndoOfferProps = {
  /** Until when the traveller can undo their cancellation. */
  until: string;
  onUndo: () => void;
  /** Called when a press is likely. */
  onNear: () => void;
};

/** Offers to undo the traveller's own cancellation while that is possible; then it says that the hour is over. */
export function UndoOffer({ until, onUndo, onNear }: UndoOfferProps) {
  const isOver = useHasPassed(until);
  const limit = <time dateTime={until}>{localTimeOf(until)}</time>;
  if (isOver) {
    return (
      <p role="status">
        You could undo the cancellation until {limit}, Zanzibar time. Now it is too late. You are
        welcome to book again.
      </p>
    );
  }
  return (
    <>
      <p role="status">
        By mistake? You can undo the cancellation until {limit}, Zanzibar time, while seats are free
        and the departure can still be booked.
      </p>
      <p>
        <Button onPointerEnter={onNear} onFocus={onNear} onClick={onUndo}>
          Undo the cancellation
        </Button>
      </p>
    </>
  );
}
