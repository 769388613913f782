import { type LiveState, useLive } from '../../shared/console/live.ts';
import './live-sign.css';

const words: Readonly<Record<LiveState, string>> = {
  connecting: 'Connecting...',
  live: 'Live',
  lost: 'Not live: reconnecting...',
};

/** Shows whether the screen follows live changes. Screen readers announce when this changes. */
export function LiveSign() {
  const { state } = useLive();
  return (
    <p data-slot="live-sign" data-state={state} role="status">
      {words[state]}
    </p>
  );
}
