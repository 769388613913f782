import { sampleTour, type TourDifference } from '../../../../../test/support/sample-tour.ts';
import type { PastEvent } from '../../undo/past-change.ts';
import { tourDecider } from '../tour.decider.ts';
import type { TourEvent } from '../tour.events.ts';
import type { TourState } from '../tour.state.ts';
import { editTour } from './edit-tour.ts';
import { undoTourChange } from './undo-tour-change.ts';

/** The stream of a tour, command by command. */
class Story {
  readonly past: PastEvent<TourEvent>[] = [];

  /** @returns The revision of the first event. */
  did(...events: readonly TourEvent[]): number {
    const first = this.past.length;
    const metadata = { commandId: `command ${first}` };
    for (const event of events) {
      this.past.push({ ...event, revision: this.past.length, metadata });
    }
    return first;
  }

  /** Saves the form with these differences from the current tour. */
  saved(difference: TourDifference, flags: { isActive?: boolean; isFeatured?: boolean } = {}) {
    const state = this.state;
    if (state.status === 'none') throw new Error('There is no tour yet.');
    const { parts, isActive, isFeatured } = state;
    const decision = editTour(
      {
        type: 'EditTour',
        ...{ isActive, isFeatured, ...flags },
        parts: {
          ...parts,
          ...difference,
          details: { ...parts.details, ...difference.details },
          schedule: { ...parts.schedule, ...difference.schedule },
        },
      },
      state,
    );
    return this.did(...(decision.accepted ? decision.events : []));
  }

  get state(): TourState {
    return this.past.reduce<TourState>(tourDecider.evolve, tourDecider.initialState);
  }

  undo(revision: number) {
    return undoTourChange(this.past, revision);
  }

  /** Undoes the change and stores the events. */
  undone(revision: number): void {
    const decision = this.undo(revision);
    if (!decision.accepted) throw new Error(decision.refusal.code);
    this.did(...decision.events);
  }
}

function aTour(): Story {
  const story = new Story();
  story.did({ type: 'TourCreated', data: sampleTour() }, { type: 'TourPublished', data: {} });
  return story;
}

/** Known ids are ignored, because the ids of removed categories stay known. */
function withoutIds(state: TourState): object {
  return { ...state, categoryIds: undefined };
}

const dearer = { type: 'fixed', currency: 'USD', basePriceMinor: 9900 } as const;
const later = { pickupTimes: ['10:00'] };

describe('undoing a change to a tour', () => {
  it('reverses a whole save, and names the entry it undoes', () => {
    const story = aTour();
    const before = story.state;
    const save = story.saved(
      { details: { title: 'Clove Farm' }, pricing: dearer, schedule: later },
      { isFeatured: true },
    );
    expect(story.undo(save)).toEqual({
      accepted: true,
      events: [
        expect.objectContaining({ type: 'TourDetailsEdited' }),
        expect.objectContaining({ type: 'TourPricingChanged' }),
        expect.objectContaining({ type: 'TourScheduleChanged' }),
        { type: 'TourUnfeatured', data: { undoes: save } },
      ],
    });
    story.undone(save);
    expect(withoutIds(story.state)).toEqual(withoutIds(before));
  });

  it('reverses the whole save if any entry of the save is named', () => {
    const story = aTour();
    const before = story.state;
    const save = story.saved({ details: { title: 'Clove Farm' }, pricing: dearer });
    story.undone(save + 1);
    expect(withoutIds(story.state)).toEqual(withoutIds(before));
  });

  it('keeps what other people changed later in other fields', () => {
    const story = aTour();
    const save = story.saved({ details: { title: 'Clove Farm' } });
    story.saved({ details: { badge: 'New' }, schedule: later, pricing: dearer });
    story.undone(save);
    expect(story.state).toMatchObject({
      parts: {
        details: { title: 'Spice Farm Tour', badge: 'New' },
        schedule: later,
        pricing: dearer,
      },
    });
  });

  it('is refused if one of its fields was changed again', () => {
    const story = aTour();
    const save = story.saved({ details: { title: 'Clove Farm', badge: 'New' } });
    story.saved({ details: { title: 'Vanilla Farm' } });
    expect(story.undo(save)).toEqual({
      accepted: false,
      refusal: { code: 'ChangedSince', fields: ['title'] },
    });
  });

  it('is refused if a field was changed and then changed back', () => {
    const story = aTour();
    const save = story.saved({ details: { title: 'Clove Farm' } });
    story.saved({ details: { title: 'Vanilla Farm' } });
    story.saved({ details: { title: 'Clove Farm' } });
    expect(story.undo(save)).toMatchObject({ refusal: { code: 'ChangedSince' } });
  });

  it('stores no event if all fields already have the earlier values', () => {
    const story = aTour();
    const save = story.saved({ details: { title: 'Clove Farm' } });
    story.undone(save);
    expect(story.undo(save)).toEqual({ accepted: true, events: [] });
  });

  it('can itself be undone', () => {
    const story = aTour();
    const save = story.saved({ details: { title: 'Clove Farm' } });
    const after = story.state;
    story.undone(save);
    story.undone(save + 1);
    expect(story.state).toEqual(after);
  });

  it.each([
    ['pick-up windows', { pickup: { windows: [{ zone: '', fromMinutes: 60, toMinutes: 30 }] } }],
    ['terms of cancelling', { cancellation: { freeUntilHours: 48, chargePercentMax: 50 } }],
    ['minors without an adult', { allowsMinorsAlone: true as const }],
  ])('restores %s, and also removes them again', (_, schedule) => {
    const story = aTour();
    const before = story.state;
    const set = story.saved({ schedule });
    const after = story.state;
    story.undone(set);
    expect(story.state).toStrictEqual(before);
    story.undone(set + 1);
    expect(story.state).toStrictEqual(after);
  });

  it('reverses the text of one picture, and keeps the order and the focus points that were set later', () => {
    const story = aTour();
    const [boat, reef] = [
      { url: '/images/boat.webp', alt: null },
      { url: '/images/reef.webp', alt: null },
    ];
    story.saved({ images: [boat, reef] });
    const described = story.saved({ images: [{ ...boat, alt: 'A dhow under sail' }, reef] });
    const moved = story.saved({ images: [reef, { ...boat, alt: 'A dhow under sail' }] });
    story.undone(described);
    expect(story.state).toMatchObject({ parts: { images: [reef, boat] } });
    story.undone(moved);
    expect(story.state).toMatchObject({ parts: { images: [boat, reef] } });
  });

  it('reverses a focus point, and also removes it again', () => {
    const story = aTour();
    const before = story.state;
    const [picture = { url: '/images/a.webp', alt: null }] = sampleTour().images;
    const set = story.saved({ images: [{ ...picture, focus: { x: 0.2, y: 0.9 } }] });
    const after = story.state;
    story.undone(set);
    expect(story.state).toStrictEqual(before);
    story.undone(set + 1);
    expect(story.state).toStrictEqual(after);
  });

  it('is refused if the text of a picture was changed again', () => {
    const story = aTour();
    const [{ url } = { url: '/images/a.webp' }] = sampleTour().images;
    const save = story.saved({ images: [{ url, alt: 'Cloves' }] });
    story.saved({ images: [{ url, alt: 'Nutmeg' }] });
    expect(story.undo(save)).toEqual({
      accepted: false,
      refusal: { code: 'ChangedSince', fields: ['pictures'] },
    });
  });

  it('reverses publishing and featuring', () => {
    const story = aTour();
    const hidden = story.saved({}, { isActive: false });
    expect(story.undo(hidden)).toEqual({
      accepted: true,
      events: [{ type: 'TourPublished', data: { undoes: hidden } }],
    });
  });

  it('restores a deleted tour, and deletes a restored one', () => {
    const story = aTour();
    const deleted = story.did({ type: 'TourDeleted', data: {} });
    expect(story.undo(deleted)).toEqual({
      accepted: true,
      events: [{ type: 'TourRestored', data: { undoes: deleted } }],
    });
    story.undone(deleted);
    expect(story.undo(deleted + 1)).toEqual({
      accepted: true,
      events: [{ type: 'TourDeleted', data: { undoes: deleted + 1 } }],
    });
  });

  it('is refused while the tour is deleted', () => {
    const story = aTour();
    const save = story.saved({ details: { title: 'Clove Farm' } });
    story.did({ type: 'TourDeleted', data: {} });
    expect(story.undo(save)).toEqual({ accepted: false, refusal: { code: 'TourIsDeleted' } });
  });

  it('is refused for the creation, and for an entry that does not exist', () => {
    const story = aTour();
    expect(story.undo(0)).toEqual({
      accepted: false,
      refusal: { code: 'NotUndoable', instead: 'delete' },
    });
    expect(story.undo(99)).toEqual({ accepted: false, refusal: { code: 'NothingToUndo' } });
    expect(undoTourChange([], 0)).toEqual({ accepted: false, refusal: { code: 'NothingToUndo' } });
  });

  it('is refused if the earlier form would no longer be accepted', () => {
    const story = new Story();
    // As stored by a release that allowed more images.
    const tooMany = Array.from({ length: 8 }, (_none, index) => ({ url: `/${index}`, alt: null }));
    story.did({ type: 'TourCreated', data: sampleTour({ images: tooMany }) });
    const save = story.saved({ images: tooMany.slice(0, 3) });
    expect(story.undo(save)).toMatchObject({ refusal: { code: 'InvalidFields' } });
  });
});
