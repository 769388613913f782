import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { type Change, ChangeList } from './change-list.tsx';
import './conflict-notice.css';

export type ConflictNoticeProps = {
  /** How what this person saw and what is there now differ: the `differences` of a 412. */
  changes: readonly Change[];
  /** What they were about to do: "Cancel it anyway". */
  anywayLabel: string;
  onAnyway: () => void;
  /** Leaves everything as the other person left it. */
  onLeave: () => void;
};

/** Somebody else was faster: what they changed, and the decision left to whoever comes second. */
export function ConflictNotice({ changes, anywayLabel, onAnyway, onLeave }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} data-slot="conflict-notice" role="alert" tabIndex={-1}>
      <p>
        <strong>This was changed by someone else meanwhile.</strong> Your change was not made yet.
      </p>
      {changes.length > 0 && (
        <ChangeList changes={changes} beforeLabel="you saw" afterLabel="it is now" />
      )}
      <div data-part="buttons">
        <Button data-grave onClick={onAnyway}>
          {anywayLabel}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          Leave it as it is now
        </Button>
      </div>
    </div>
  );
}
