import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';

export type ShareButtonProps = {
  tourTitle: string;
  /** The path of the tour with the chosen day and party. */
  path: string;
};

/**
 * Shares the tour with the chosen day and party. Uses the device's own sheet if there is one; otherwise copies the
 * link.
 */
export function ShareButton({ tourTitle, path }: ShareButtonProps) {
  const dispatch = useDispatch();

  async function share() {
    const url = new URL(path, location.origin).href;
    const device: { share?: Navigator['share'] } = navigator; // some browsers have no sheet
    if (device.share !== undefined) {
      // A refusal means that the visitor closed the sheet.
      await device.share({ title: tourTitle, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      dispatch(toastRaised('Link copied'));
    } catch {
      dispatch(toastRaised('The link could not be copied. Copy it from the address bar.', 'error'));
    }
  }
  return (
    <Button kind="quiet" onClick={() => void share()}>
      Share this tour
    </Button>
  );
}
