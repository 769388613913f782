import { localTimeOf } from '@contracts/calendar.ts';
import { useOnline } from '../ui/use-online.ts';
import './offline-notice.css';

export type OfflineNoticeProps = {
  /** When what is shown was read, in milliseconds; undefined before it was. */
  asOf: number | undefined;
};

/** Says so while the browser has no network: what is on the screen, and that nothing can be noted. */
export function OfflineNotice({ asOf }: OfflineNoticeProps) {
  const isOnline = useOnline();
  const time = asOf === undefined ? undefined : localTimeOf(new Date(asOf).toISOString());
  return (
    <p data-slot="offline-notice" role="status">
      {!isOnline &&
        `You are offline${time === undefined ? '' : `: this is as it was at ${time}`}. Nothing can be noted until you are connected again.`}
    </p>
  );
}
