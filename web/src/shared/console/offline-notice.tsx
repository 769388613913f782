import { localTimeOf } from '@contracts/calendar.ts';
import { useOnline } from '../ui/use-online.ts';
import './offline-notice.css';

export type OfflineNoticeProps = {
  /** When the shown data was read, in milliseconds; undefined before it was read. */
  asOf: number | undefined;
};

/** While the browser has no network, says how old the shown data is and that nothing can be saved. */
export function OfflineNotice({ asOf }: OfflineNoticeProps) {
  const isOnline = useOnline();
  const time = asOf === undefined ? undefined : localTimeOf(new Date(asOf).toISOString());
  return (
    <p data-slot="offline-notice" role="status">
      {!isOnline &&
        `You are offline.${time === undefined ? '' : ` You see the data of ${time}.`} You cannot change anything until you are online again.`}
    </p>
  );
}
