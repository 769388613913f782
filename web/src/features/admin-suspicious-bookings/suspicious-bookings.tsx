import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { BulkActCard } from './bulk-act-card.tsx';
import { shortNetwork } from './bulk-work-words.ts';
import { NetworkBookings } from './network-bookings.tsx';
import { NetworkList } from './network-list.tsx';
import {
  useGetBookingNetworksQuery,
  useGetBulkActsQuery,
  useGetNetworkBookingsQuery,
} from './suspicious-bookings-api.ts';
import './suspicious-bookings.css';

/** The periods to choose from, in hours: records are kept for 14 days. */
const periods = [
  { hours: 1, label: 'The last hour' },
  { hours: 24, label: 'The last 24 hours' },
  { hours: 72, label: 'The last 3 days' },
  { hours: 336, label: 'The last 14 days' },
] as const;

/** The networks that booked. Staff look at the bookings of one network and cancel them here. */
export function SuspiciousBookings() {
  const [params, setParams] = useSearchParams();
  const [hours, setHours] = useState(24);
  const [network, setNetwork] = useState<string>();
  return (
    <ConsolePage title="Suspicious bookings">
      <p>
        Many bookings from the same network may come from a single person or program. Choose a
        network, look at its bookings, and cancel those that are not real. All guests of a hotel or
        café share one network, so look at the names first. Networks are shown as codes and deleted
        after 14 days.
      </p>
      <div data-slot="suspicious-bookings">
        <Field label="Period">
          <SelectInput
            value={String(hours)}
            onChange={({ currentTarget }) => {
              setHours(Number(currentTarget.value));
            }}
          >
            {periods.map(({ hours: each, label }) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </SelectInput>
        </Field>
        <section aria-label="Networks">
          <h2>Networks</h2>
          <Networks hours={hours} chosen={network} onChoose={setNetwork} />
        </section>
        {network !== undefined && (
          <section aria-label="Bookings">
            <h2>Bookings of network {shortNetwork(network)}</h2>
            <BookingsOf
              key={`${network} ${String(hours)}`}
              network={network}
              hours={hours}
              onBegun={(act) => {
                setParams({ act }, { replace: true });
              }}
            />
          </section>
        )}
        <section aria-label="Bulk cancellations">
          <h2>Bulk cancellations</h2>
          <CleanUps named={params.get('act') ?? undefined} />
        </section>
      </div>
    </ConsolePage>
  );
}

type NetworksProps = {
  hours: number;
  chosen: string | undefined;
  onChoose: (network: string) => void;
};

function Networks({ hours, chosen, onChoose }: NetworksProps) {
  const { data, isError, fulfilledTimeStamp, refetch } = useGetBookingNetworksQuery({ hours });
  if (data === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the networks" rows={3} rowHeight="4rem" />;
  }
  return (
    <>
      <OfflineNotice asOf={fulfilledTimeStamp} />
      <NetworkList networks={data.items} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

type BookingsOfProps = { network: string; hours: number; onBegun: (id: string) => void };

function BookingsOf({ network, hours, onBegun }: BookingsOfProps) {
  const { data, isError, refetch } = useGetNetworkBookingsQuery({ network, hours });
  if (data !== undefined) return <NetworkBookings bookings={data} onBegun={onBegun} />;
  return <NotLoaded {...{ isError, refetch }} what="the bookings" rows={5} rowHeight="6rem" />;
}

function CleanUps({ named }: { named: string | undefined }) {
  const { data, isError, refetch } = useGetBulkActsQuery(undefined);
  if (data === undefined) {
    return (
      <NotLoaded
        {...{ isError, refetch }}
        what="the bulk cancellations"
        rows={2}
        rowHeight="6rem"
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState message="No bookings have been cancelled here yet. To start, choose a network above." />
    );
  }
  return (
    <ul data-slot="bulk-acts" aria-label="Bulk cancellations">
      {data.map((act) => (
        <BulkActCard key={act.id} act={act} isNamed={act.id === named} />
      ))}
    </ul>
  );
}
