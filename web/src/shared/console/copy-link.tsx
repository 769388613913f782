import { useDispatch } from 'react-redux';
import { toastRaised } from '../toasts/toast-slice.ts';
import { Button } from '../ui/button.tsx';

/** Copies a link that staff give to somebody. */
export function CopyLink({ link }: { link: string }) {
  const dispatch = useDispatch();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      dispatch(toastRaised('Link copied', 'ok'));
    } catch {
      dispatch(
        toastRaised('It could not be copied. Select the link and copy it yourself.', 'error'),
      );
    }
  }
  return <Button onClick={() => void copy()}>Copy link</Button>;
}
