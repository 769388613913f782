import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import { checkTour } from '../check-tour.ts';
import { withCategoryIds } from '../pricing/category-id.ts';
import { isSameValue } from '../same-value.ts';
import { tidyTour } from '../tidy-tour.ts';
import type { TourForm } from '../tour-form.ts';
import type {
  TourCreated,
  TourDeleted,
  TourEvent,
  TourParts,
  TourRestored,
} from '../tour.events.ts';
import type { TourNotFound, TourIsDeleted } from '../tour.refusals.ts';
import type { TourState } from '../tour.state.ts';

/** Saves the form. Its title may change, but the slug stays the same. */
export interface EditTour extends TourForm {
  readonly type: 'EditTour';
}

export type EditTourRefusal = TourNotFound | TourIsDeleted | InvalidFields;

/** What an edit can change: everything except whether the tour exists. */
type EditTourEvent = Exclude<TourEvent, TourCreated | TourDeleted | TourRestored>;

/** Stores one event for each part of the form that changed; none if the form is unchanged. */
export function editTour(
  command: EditTour,
  state: TourState,
): Decision<EditTourEvent, EditTourRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'TourNotFound' });
    case 'deleted':
      return refuse({ code: 'TourIsDeleted' });
    case 'catalogued': {
      const { categoryIds } = state;
      const tidy = tidyTour(command.parts);
      const pricing = withCategoryIds(tidy.pricing, { before: state.parts.pricing, categoryIds });
      const faults = checkTour({ ...command.parts, pricing });
      if (faults.length > 0) {
        return refuse({ code: 'InvalidFields', faults });
      }
      return accept(
        ...changedParts(state.parts, { ...tidy, pricing }),
        ...publication(state.isActive, command.isActive),
        ...featuring(state.isFeatured, command.isFeatured),
      );
    }
  }
}

/** An event with a part before and after the change. */
type PartChanged = Extract<EditTourEvent, { readonly data: { readonly before: unknown } }>;

function changedParts(before: TourParts, after: TourParts): readonly PartChanged[] {
  const events: readonly PartChanged[] = [
    { type: 'TourDetailsEdited', data: { before: before.details, after: after.details } },
    { type: 'TourPricingChanged', data: { before: before.pricing, after: after.pricing } },
    { type: 'TourScheduleChanged', data: { before: before.schedule, after: after.schedule } },
    { type: 'TourImagesChanged', data: { before: before.images, after: after.images } },
    { type: 'TourFaqChanged', data: { before: before.faq, after: after.faq } },
  ];
  return events.filter(({ data }) => !isSameValue(data.before, data.after));
}

function publication(before: boolean, after: boolean): readonly EditTourEvent[] {
  return before === after ? [] : [{ type: after ? 'TourPublished' : 'TourUnpublished', data: {} }];
}

function featuring(before: boolean, after: boolean): readonly EditTourEvent[] {
  return before === after ? [] : [{ type: after ? 'TourFeatured' : 'TourUnfeatured', data: {} }];
}
