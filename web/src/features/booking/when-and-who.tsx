import type { QuoteView } from '@contracts/booking/booking-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../shared/dates/format-date.ts';
import { today } from '../../shared/dates/today.ts';
import { isBookableDay } from './bookable-days.ts';
import type { BookingInput } from './booking-input.ts';
import { BookingStep } from './booking-step.tsx';
import { DayChoice } from './day-choice.tsx';
import { dayError, departureChoiceId, NoStartTimes, StartTimes } from './departure-choice.tsx';
import { HeldSeatsContext, type HoldState } from './hold/held-seats.ts';
import { PartyChoice } from './party-choice.tsx';
import { partyText } from './party-text.ts';
import { guestsOf } from './party.ts';
import type { DeparturesState } from './use-departures.ts';
import './when-and-who.css';

type Part = 'date' | 'time' | 'party';

/** What opened the controls: the page, because something was missing, or a press; undefined while they are closed. */
type OpenedBy = 'page' | 'traveller' | undefined;

export type WhenAndWhoProps = {
  tour: TourView;
  input: BookingInput;
  /** The start time to be booked; null while it has to be chosen. */
  time: string | null;
  doubts: readonly string[];
  departures: DeparturesState;
  /** The seats that the form holds: the calendar counts them as free. */
  hold: HoldState;
  price: Pick<QuoteView, 'lines'> | undefined;
  ids: Readonly<Record<Part, string>>;
  errors: Readonly<Partial<Record<Part, string>>>;
  onChange: (change: Partial<BookingInput>) => void;
};

/**
 * The day, the start time and the party of a booking. If all are known, they are shown in one line. The controls
 * are shown if something is missing or wrong, or if the traveller wants to change it.
 */
export function WhenAndWho(props: WhenAndWhoProps) {
  const { input, time, errors, hold } = props;
  const hasFault = [errors.date, errors.time, errors.party].some((each) => each !== undefined);
  const mustOpen = hasFault || !isKnown(props);
  const [openedBy, open] = useOpened(mustOpen);
  if (mustOpen || openedBy !== undefined) {
    return (
      <HeldSeatsContext value={hold.kind === 'held' ? hold : undefined}>
        <Controls {...props} takesFocus={openedBy === 'traveller'} />
      </HeldSeatsContext>
    );
  }
  return (
    <Known changeLabel="Change the date and the travellers" onChange={open}>
      <strong>
        {input.date !== null && formatDay(input.date)}, {time}
      </strong>{' '}
      {partyText(input.party)}
    </Known>
  );
}

/**
 * Returns what opened the controls, and the function that opens them after a press. The controls stay open
 * while they are used.
 */
function useOpened(mustOpen: boolean): [OpenedBy, () => void] {
  const [openedBy, setOpenedBy] = useState<OpenedBy>(mustOpen ? 'page' : undefined);
  if (mustOpen && openedBy === undefined) setOpenedBy('page');
  const open = () => {
    setOpenedBy('traveller');
  };
  return [openedBy, open];
}

type KnownProps = { changeLabel: string; onChange: () => void; children: ReactNode };

/** The choices in one line, with the button that opens the controls. */
function Known({ changeLabel, onChange, children }: KnownProps) {
  return (
    <p data-slot="known-departure">
      <span>{children}</span>
      <button type="button" aria-label={changeLabel} onClick={onChange}>
        Change
      </button>
    </p>
  );
}

function isKnown({ input: { date, party }, time, doubts }: WhenAndWhoProps): boolean {
  const isDayKnown = date !== null && isBookableDay(date) && time !== null;
  return isDayKnown && guestsOf(party) > 0 && doubts.length === 0;
}

/**
 * @param takesFocus Whether a press opened the controls. They then take the focus, because the pressed button is
 * gone.
 */
function Controls({ takesFocus, ...props }: WhenAndWhoProps & { takesFocus: boolean }) {
  const { tour, input, doubts, departures, price, ids, errors, onChange } = props;
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) whole.current?.focus();
  }, [takesFocus]);
  return (
    <BookingStep title="Date and travellers">
      {tour.pickupTimes.length === 0 ? (
        <NoStartTimes tour={tour} />
      ) : (
        <div ref={whole} id={departureChoiceId(ids.date)} tabIndex={-1} className="stack">
          <Day {...props} isOpenAtFirst={takesFocus} />
          <StartTimes
            {...{ tour, input, departures, onChange }}
            dateId={ids.date}
            timeId={ids.time}
            timeError={errors.time}
          />
        </div>
      )}
      <PartyChoice
        id={ids.party}
        rules={tour}
        party={input.party}
        date={input.date ?? today()}
        lines={price?.lines}
        error={errors.party}
        doubts={doubts}
        onChange={(party) => {
          onChange({ party });
        }}
      />
    </BookingStep>
  );
}

/** The calendar; or the chosen day in one line, if only the start time or the travellers are missing. */
function Day(props: WhenAndWhoProps & { isOpenAtFirst: boolean }) {
  const { tour, input, departures, ids, errors, onChange, isOpenAtFirst } = props;
  const { date } = input;
  const error = dayError(departures, errors.date);
  const isOtherDayNeeded = departures.kind === 'known' && departures.slots.length === 0;
  const isKnownDay = date !== null && isBookableDay(date) && error === undefined;
  const mustOpen = isOpenAtFirst || !isKnownDay || isOtherDayNeeded;
  const [openedBy, open] = useOpened(mustOpen);
  useEffect(() => {
    if (openedBy === 'traveller') document.getElementById(ids.date)?.focus();
  }, [openedBy, ids.date]);
  if (!mustOpen && openedBy === undefined) {
    return (
      <Known changeLabel="Change the date" onChange={open}>
        <strong>{formatDay(date)}</strong>
      </Known>
    );
  }
  return (
    <DayChoice
      id={ids.date}
      {...{ tour, input, error }}
      onChoose={(chosen) => {
        onChange({ date: chosen });
      }}
    />
  );
}
