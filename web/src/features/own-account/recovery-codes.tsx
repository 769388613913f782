import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import './own-account.css';

export type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows the recovery codes. They are shown only once, because the server stores only a MAC of each. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const dispatch = useDispatch();
  const box = useRef<HTMLDivElement>(null);

  // The button that was pressed has disappeared, so the focus would be lost.
  useEffect(() => {
    box.current?.focus();
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      dispatch(toastRaised('Recovery codes copied', 'ok'));
    } catch {
      dispatch(toastRaised('They could not be copied: write them down', 'error'));
    }
  }
  return (
    <div
      ref={box}
      data-slot="recovery-codes"
      role="group"
      aria-label="Recovery codes"
      tabIndex={-1}
    >
      <p role="status">
        Codes are on. If you do not have your phone, use one of these recovery codes instead of a
        code from the app. Each works once. Write them down now: they are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div>
        <Button onClick={onDone}>I have written them down</Button>
        <Button kind="quiet" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
