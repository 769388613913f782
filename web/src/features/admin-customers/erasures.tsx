import type { ErasedCustomerView } from '@contracts/customer/customer-view.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { useGetErasuresQuery } from './admin-customers-api.ts';
import { counted, keptWords } from './customer-words.ts';

/** When people were erased, and who erased them. It is no longer known who the erased people were. */
export function Erasures() {
  const { data, isError, refetch } = useGetErasuresQuery();
  return (
    <Panel title="Erasures">
      {data === undefined && (
        <NotLoaded {...{ isError, refetch }} what="the erasures" rows={2} rowHeight="3rem" />
      )}
      {data !== undefined && (
        <>
          <p>
            {keptWords('Data of travellers', data.bookingDataMonths, 'the departure')}{' '}
            {keptWords('Data of people who wrote to us', data.contactDataMonths, 'the message')}
          </p>
          {data.awaitsScavenge && data.items.length > 0 && (
            <p>
              Not finished: parts of destroyed keys are still on the disk of the event store. Ask
              your administrator to run a scavenge (docs/guides/distributed.md).
            </p>
          )}
          {data.items.length === 0 ? (
            <p>No personal data has been erased yet.</p>
          ) : (
            <ul data-slot="erasures" aria-label="Erasures">
              {data.items.map((each) => (
                <Erasure key={each.customerId} erasure={each} />
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  );
}

function Erasure({ erasure }: { erasure: ErasedCustomerView }) {
  const { at, by, bookings, messages, customerId } = erasure;
  return (
    <li>
      <strong>{formatMoment(at)}</strong>
      <span>
        {counted(bookings, 'booking')} and {counted(messages, 'message')},{' '}
        {by === undefined ? 'automatically' : `by ${by.name ?? 'staff'}`}
      </span>
      <code>{customerId.slice(0, 8)}</code>
    </li>
  );
}
