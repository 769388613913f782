import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { type Change, ChangeList } from './change-list.tsx';
import './conflict-notice.css';

export type ConflictNoticeProps = {
  /** How the present data differs from the data that this person saw: the `differences` of a 412. */
  changes: readonly Change[];
  /** The label of the action that this person wanted to do: "Cancel it anyway". */
  anywayLabel: string;
  /** Keeps the other person's changes. */
  onLeave: () => void;
};

/**
 * Shows in a form the changes that another person made in the meantime. The person who uses the form decides
 * whether to submit it again.
 */
export function ConflictNotice({ changes, anywayLabel, onLeave }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} data-slot="conflict-notice" role="alert" tabIndex={-1}>
      <p>
        <strong>This was changed by someone else meanwhile.</strong> Your change is not saved yet.
      </p>
      {changes.length > 0 && (
        <ChangeList changes={changes} beforeLabel="you saw" afterLabel="it is now" />
      )}
      <div data-part="buttons">
        <Button type="submit" data-grave>
          {anywayLabel}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          Keep it as it is now
        </Button>
      </div>
    </div>
  );
}
