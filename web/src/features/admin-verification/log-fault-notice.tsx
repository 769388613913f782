import { ScreenAlert } from '../../shared/console/screen-alert.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Link } from '../../shared/ui/link.tsx';
import { useGetVerificationQuery } from './admin-verification-api.ts';
import { counted } from './verification-words.ts';

/** The pause between two reads of the state, in milliseconds. */
const pollMs = 60_000;

/** Says on every screen of an owner that a check found faults in the log, until a check finds none. */
export function LogFaultNotice() {
  return useStaff().role === 'owner' ? <OwnersNotice /> : null;
}

function OwnersNotice() {
  const { data } = useGetVerificationQuery(undefined, { pollingInterval: pollMs });
  if (data?.faults === undefined) return null;
  const { count, foundAt } = data.faults;
  return (
    <ScreenAlert>
      <p>
        <strong>
          The check of the log on {formatMoment(foundAt)} found {counted(count, 'fault')}.
        </strong>{' '}
        <Link to="/admin/system/log">See what to do</Link>
      </p>
    </ScreenAlert>
  );
}
