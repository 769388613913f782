import type { AdminTourView, SlotView } from '@contracts/tour/tour-view.ts';
import { DateField } from '../../shared/console/date-field.tsx';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { useGetDepartureTimesQuery } from './admin-bookings-api.ts';

export type DepartureFieldsProps = {
  tour: Pick<AdminTourView, 'id' | 'pickupTimes'>;
  /** `yyyy-MM-dd`; empty while no day is chosen. */
  date: string;
  time: string;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
  /** The start time of the booking. Staff can keep it even if the tour no longer has it. */
  presentTime?: string;
};

/** A day and a start time, each with the seats left. Staff may choose a full or closed departure and give a reason. */
export function DepartureFields(props: DepartureFieldsProps) {
  const { tour, date, time, onDate, onTime, presentTime } = props;
  const { currentData: slots } = useGetDepartureTimesQuery(
    { tourId: tour.id, date },
    { skip: date === '' },
  );
  const times = [
    ...new Set([
      ...tour.pickupTimes,
      ...(slots ?? []).map((slot) => slot.time),
      ...(presentTime === undefined ? [] : [presentTime]),
    ]),
  ].sort();
  return (
    <>
      <DateField
        id="departure-date"
        label="Date"
        value={date}
        onChange={onDate}
        required
        isLeafed
      />
      <ChoiceGroup
        id="departure-time"
        legend="Start time"
        required
        value={time}
        onChange={onTime}
        choices={times.map((each) => ({
          value: each,
          label: each,
          // A time has no note until its availability is known.
          note: slots && noteOf(slots.find((slot) => slot.time === each)),
        }))}
      />
    </>
  );
}

function noteOf(slot: SlotView | undefined): string {
  if (slot === undefined) return 'Not on sale';
  const { status, seatsLeft } = slot;
  switch (status) {
    case 'full':
      return 'Full';
    case 'closed':
      return 'Closed';
    case 'past':
      return 'Past';
    case 'available':
    case 'limited':
      return seatsLeft === null ? 'No limit' : `${String(seatsLeft)} left`;
  }
}
