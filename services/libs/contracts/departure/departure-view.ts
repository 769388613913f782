import type { CommandAnswer } from '../answers.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { SlotStatus } from '../tour/tour-view.ts';
import type { DisruptionView } from './disruption-view.ts';

/** One departure as staff see it. */
export interface DepartureView {
  readonly id: string;
  readonly tourId: string;
  readonly tourTitle: string;
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly status: SlotStatus;
  /** Null for no limit. */
  readonly capacity: WholeNumber | null;
  /** Booked and held seats. */
  readonly seatsTaken: WholeNumber;
  /** The taken seats that are held for a short time and not booked yet. */
  readonly seatsHeld: WholeNumber;
  readonly seatsLeft: WholeNumber | null;
  readonly isClosed: boolean;
  readonly closureReason?: string;
  /** The note of staff about it, at most 500 characters. */
  readonly note?: string;
  /** The note before it was last changed, for an undo. */
  readonly noteBefore?: string;
  /** The departure was cancelled or moved as a whole. */
  readonly disruption?: DisruptionView;
}

/** The answer of a command about a departure. */
export type DepartureAnswer = DepartureView & CommandAnswer;
