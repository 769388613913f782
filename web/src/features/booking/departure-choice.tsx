import { hasRoom } from '@contracts/tour/has-room.ts';
import { nearestFree } from '@contracts/tour/nearest-free.ts';
import type { SlotView, TourView } from '@contracts/tour/tour-view.ts';
import { formatDay, formatShortDay } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { DateInput } from '../../shared/ui/date-input.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { bookableDays } from './bookable-days.ts';
import { noStartTimes } from './booking-request.ts';
import type { BookingInput } from './booking-input.ts';
import { slotNote } from './departures.ts';
import { FreeDays } from './free-days.tsx';
import { OtherWays } from './other-ways.tsx';
import './departure-choice.css';
import { guestsOf } from './party.ts';
import type { DeparturesState } from './use-departures.ts';

export type DepartureChoiceProps = {
  tour: TourView;
  input: BookingInput;
  departures: DeparturesState;
  onChange: (change: Partial<BookingInput>) => void;
  /** The target of the error summary. */
  dateId: string;
  timeId: string;
  dateError?: string | undefined;
  timeError?: string | undefined;
};

/** The id of the whole choice, so that it can take the focus. */
export function departureChoiceId(dateId: string): string {
  return `${dateId}-and-time`;
}

/** Hides the usual alternatives if the API already named departures with room. */
export function withoutOthers(departures: DeparturesState): DeparturesState {
  return departures.kind === 'known' ? { ...departures, around: [] } : departures;
}

/** The choice of a day and a start time, with the availability of each. */
export function DepartureChoice(props: DepartureChoiceProps) {
  const { tour, input, departures, onChange, dateId, dateError } = props;
  const { first, last } = bookableDays();
  if (tour.pickupTimes.length === 0) return <NoStartTimes tour={tour} />;
  return (
    <div id={departureChoiceId(dateId)} tabIndex={-1} className="stack">
      <div className="lines">
        <Field id={dateId} label="Date" required error={dayError(departures, dateError)}>
          <DateInput
            value={input.date ?? ''}
            min={first}
            max={last}
            onChange={(date) => {
              onChange({ date: date === '' ? null : date });
            }}
          />
        </Field>
        <FreeDays
          tour={tour}
          input={input}
          onChoose={(date) => {
            onChange({ date });
          }}
        />
      </div>
      <StartTimes {...props} />
    </div>
  );
}

/** The error of the chosen day. */
export function dayError({ kind }: DeparturesState, missing?: string): string | undefined {
  return kind === 'out-of-range'
    ? `Choose a day from today to ${formatDay(bookableDays().last)}.`
    : missing;
}

/** Says that the tour has no start times, with other ways to book. */
export function NoStartTimes({ tour }: { tour: TourView }) {
  return (
    <div className="stack">
      <p role="status">{noStartTimes}</p>
      <OtherWays tourTitle={tour.title} />
    </div>
  );
}

/** The choice of a start time of the chosen day, with the seats of each. */
export function StartTimes(props: DepartureChoiceProps) {
  const { input, departures, onChange, dateId, timeId, timeError } = props;
  const shared = {
    id: timeId,
    legend: 'Start time',
    error: timeError,
    onChange: (time: string) => {
      onChange({ time });
    },
  };
  switch (departures.kind) {
    case 'no-day':
    case 'out-of-range':
      return null;
    case 'loading':
      return <span data-slot="skeleton" data-part="start-times" aria-hidden="true" />;
    case 'unknown':
      return (
        <ChoiceGroup
          {...shared}
          value={departures.time ?? ''}
          choices={departures.times.map((time) => ({ value: time, label: time }))}
        />
      );
    case 'known':
      return (
        <>
          {departures.slots.length > 0 ? (
            <ChoiceGroup
              {...shared}
              value={departures.time ?? ''}
              choices={departures.slots.map((slot) => choiceOf(slot, guestsOf(input.party)))}
            />
          ) : (
            <p id={timeId} role="status" tabIndex={-1}>
              {notThatDay(input.date)}
            </p>
          )}
          {!departures.slots.some((slot) => hasRoom(slot, guestsOf(input.party))) && (
            <>
              <OtherDays
                slots={othersThan(departures, input)}
                onChoose={onChange}
                landingId={departureChoiceId(dateId)}
              />
              {input.date !== null && (
                <p>
                  <Link to={otherToursPath(input)}>
                    Other tours on {formatShortDay(input.date)}
                  </Link>
                </p>
              )}
            </>
          )}
        </>
      );
  }
}

/** The list of the tours that have seats on the same day. */
function otherToursPath({ date, party }: BookingInput): string {
  return `/tours?${new URLSearchParams({ date: date ?? '', guests: String(guestsOf(party)) }).toString()}`;
}

/** The nearest departures with room. Without a chosen start time they are near the first start time of the day. */
function othersThan(
  { slots, around }: Extract<DeparturesState, { readonly kind: 'known' }>,
  { date, time, party }: BookingInput,
): readonly SlotView[] {
  if (date === null) return [];
  const wanted = { date, time: time ?? slots[0]?.time ?? noon };
  return nearestFree(around, wanted, guestsOf(party));
}

/**
 * On a day without start times, the alternatives are the departures nearest to noon. So the day before and the day
 * after are equally near.
 */
const noon = '12:00';

function choiceOf(slot: SlotView, guests: number) {
  const note = slotNote(slot, guests);
  return {
    value: slot.time,
    label: slot.time,
    disabled: !hasRoom(slot, guests),
    ...(note !== undefined && { note }),
  };
}

function notThatDay(date: string | null): string {
  return `This tour does not run on ${date === null ? 'that day' : formatDay(date)}.`;
}

export type OtherDaysProps = {
  slots: readonly SlotView[];
  onChoose: (choice: { date: string; time: string }) => void;
  /** The element that takes the focus, because the pressed button disappears. */
  landingId: string;
};

/** Departures with room, each chosen with one press. */
export function OtherDays({ slots, onChoose, landingId }: OtherDaysProps) {
  if (slots.length === 0) return null;
  return (
    <div role="group" aria-label="Nearest departures with seats" data-slot="nearest-departures">
      <p className="text-label">Nearest departures with seats</p>
      <div>
        {slots.map(({ date, time }) => (
          <Button
            key={`${date} ${time}`}
            kind="quiet"
            onClick={() => {
              onChoose({ date, time });
              document.getElementById(landingId)?.focus();
            }}
          >
            {formatShortDay(date)}, {time}
          </Button>
        ))}
      </div>
    </div>
  );
}
