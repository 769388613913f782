import { dismissalInWords } from './dismissal-words.ts';
import { useHasMailServer } from './mail-state.ts';

export type EntryReasonProps = {
  entry: { action: string; reason?: string; isReasonTold?: boolean };
};

/** The reason of an entry of a history, and whether the traveller got it by e-mail. */
export function EntryReason({ entry: { action, reason, isReasonTold = false } }: EntryReasonProps) {
  const hasMailServer = useHasMailServer();
  if (reason === undefined) return null;
  const words = action === 'NotificationDismissed' ? dismissalInWords(reason) : undefined;
  if (words !== undefined) return <p>{words}</p>;
  return (
    <p>
      <span data-part="reason">“{reason}”</span>
      {isReasonTold && (
        <> ({hasMailServer ? 'in the e-mail to the traveller' : 'the e-mail was not sent'})</>
      )}
    </p>
  );
}
