import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';

export function CopyReference({ reference }: { reference: string }) {
  const dispatch = useDispatch();

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      dispatch(toastRaised('Reference copied', 'ok'));
    } catch {
      // The browser did not give permission, or has no clipboard without HTTPS.
      dispatch(toastRaised('The reference could not be copied. Please write it down.'));
    }
  }
  return (
    <Button kind="quiet" aria-label="Copy reference" onClick={() => void copy()}>
      Copy
    </Button>
  );
}
