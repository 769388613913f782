import { accept, type Decision, refuse } from '../../decision.ts';
import { fieldsToUndo } from '../../undo/fields-to-undo.ts';
import { changeAt, type PastEvent } from '../../undo/past-change.ts';
import type { UndoRefusal } from '../../undo/undo.refusals.ts';
import { undoing } from '../../undo/undoing.ts';
import { evolveTour } from '../evolve-tour.ts';
import type { TourDetails, TourEvent, TourImage, TourParts, TourSchedule } from '../tour.events.ts';
import { initialTour, type TourState } from '../tour.state.ts';
import { deleteTour } from './delete-tour.ts';
import { editTour, type EditTourRefusal } from './edit-tour.ts';
import { restoreTour } from './restore-tour.ts';

/**
 * A schedule that also lists its absent optional members, so that an undo can remove them or add them back.
 */
type WholeSchedule = { readonly [Name in keyof Required<TourSchedule>]: TourSchedule[Name] };

const absent = { allowsMinorsAlone: undefined, cancellation: undefined, pickup: undefined };

/** The pictures in their order, and the data that staff entered about each picture, by its address. */
interface PictureFacts {
  readonly images: readonly string[];
  readonly pictures: Readonly<Record<string, Omit<TourImage, 'url'>>>;
}

/** The fields of a tour that can be changed separately. */
type TourFacts = TourDetails &
  WholeSchedule &
  PictureFacts &
  Pick<TourParts, 'pricing' | 'faq'> & {
    readonly isActive: boolean;
    readonly isFeatured: boolean;
    readonly isDeleted: boolean;
  };

/**
 * Undoes the changes of one command to a tour, if nobody changed the same fields since. Every other field
 * stays as it is now.
 *
 * @param past The tour's stream, to its end.
 */
export function undoTourChange(
  past: readonly PastEvent<TourEvent>[],
  revision: number,
): Decision<TourEvent, EditTourRefusal | UndoRefusal> {
  const change = changeAt(past, revision);
  if (change === undefined) return refuse({ code: 'NothingToUndo' });
  if (change.from === 0) return refuse({ code: 'NotUndoable', instead: 'delete' });
  const states = statesOf(past);
  const facts = states.map(factsOf).filter((each) => each !== undefined);
  const state = states.at(-1);
  // The first state has no tour, so `facts` has no entry for it. Each index of `facts` is therefore one lower.
  const stretch = { from: change.from - 1, to: change.to - 1 };
  const before = facts[stretch.from];
  if (state === undefined || before === undefined) return refuse({ code: 'TourNotFound' });
  const { toUndo, changedSince } = fieldsToUndo(facts, stretch);
  if (changedSince.length > 0) return refuse({ code: 'ChangedSince', fields: changedSince });
  const decision = uncount(toUndo, before, state);
  return decision.accepted
    ? accept(...decision.events.map((event) => undoing(event, revision)))
    : decision;
}

function uncount(
  toUndo: readonly (keyof TourFacts)[],
  before: TourFacts,
  state: TourState,
): Decision<TourEvent, EditTourRefusal> {
  if (toUndo.length === 0 || state.status === 'none') return accept();
  if (toUndo.includes('isDeleted'))
    return before.isDeleted
      ? deleteTour({ type: 'DeleteTour' }, state)
      : restoreTour({ type: 'RestoreTour' }, state);
  const earlier = Object.fromEntries(toUndo.map((field) => [field, before[field]]));
  const { parts, isActive, isFeatured } = state;
  return editTour(
    {
      type: 'EditTour',
      isActive: toUndo.includes('isActive') ? before.isActive : isActive,
      isFeatured: toUndo.includes('isFeatured') ? before.isFeatured : isFeatured,
      parts: {
        details: withEarlier(parts.details, earlier),
        schedule: scheduleWithEarlier(parts.schedule, earlier),
        images: imagesOf(withEarlier(pictureFacts(parts.images), earlier)),
        ...withEarlier({ pricing: parts.pricing, faq: parts.faq }, earlier),
      },
    },
    state,
  );
}

function pictureFacts(images: readonly TourImage[]): PictureFacts {
  const described = images.filter(({ alt, focus }) => alt !== null || focus !== undefined);
  return {
    images: images.map(({ url }) => url),
    pictures: Object.fromEntries(described.map(({ url, ...about }) => [url, about])),
  };
}

function imagesOf({ images, pictures }: PictureFacts): readonly TourImage[] {
  return images.map((url) => ({ url, alt: null, ...pictures[url] }));
}

/** The same members; those in `earlier` get their earlier values. */
function withEarlier<Part extends object>(
  part: Part,
  earlier: Readonly<Record<string, unknown>>,
): Part {
  const members = Object.entries(part).map(([key, value]) => [
    key,
    key in earlier ? earlier[key] : (value as unknown),
  ]);
  return Object.fromEntries(members) as Part;
}

function scheduleWithEarlier(
  schedule: TourSchedule,
  earlier: Readonly<Record<string, unknown>>,
): TourSchedule {
  return withoutAbsent(withEarlier(wholeSchedule(schedule), earlier)) as TourSchedule;
}

function withoutAbsent<Part extends object>(part: Part): Part {
  const members = Object.entries(part).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members) as Part;
}

function wholeSchedule(schedule: TourSchedule): WholeSchedule {
  return { ...absent, ...schedule };
}

/** The tour after 0, 1, 2 … of the events. */
function statesOf(past: readonly TourEvent[]): readonly TourState[] {
  const states: TourState[] = [initialTour];
  let state: TourState = initialTour;
  for (const event of past) {
    state = evolveTour(state, event);
    states.push(state);
  }
  return states;
}

function factsOf(state: TourState): TourFacts | undefined {
  if (state.status === 'none') return undefined;
  const { parts, isActive, isFeatured, status } = state;
  const { details, schedule, images, ...others } = parts;
  return {
    ...details,
    ...wholeSchedule(schedule),
    ...pictureFacts(images),
    ...others,
    isActive,
    isFeatured,
    isDeleted: status === 'deleted',
  };
}
