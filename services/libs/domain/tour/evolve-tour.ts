import { categoryIdsOf } from './pricing/category-id.ts';
import type { TourEvent, TourParts } from './tour.events.ts';
import type { TourState } from './tour.state.ts';

export function evolveTour(state: TourState, event: TourEvent): TourState {
  if (event.type === 'TourCreated') {
    return {
      status: 'catalogued',
      parts: event.data,
      categoryIds: categoryIdsOf(event.data.pricing),
      isActive: false,
      isFeatured: false,
    };
  }
  // Every stream begins with TourCreated. An event that cannot be applied is ignored, so that it does not
  // stop a replay.
  if (state.status === 'none') {
    return state;
  }
  switch (event.type) {
    case 'TourDetailsEdited':
      return withParts(state, { details: event.data.after });
    case 'TourPricingChanged':
      return {
        ...withParts(state, { pricing: event.data.after }),
        categoryIds: withMore(state.categoryIds, categoryIdsOf(event.data.after)),
      };
    case 'TourScheduleChanged':
      return withParts(state, { schedule: event.data.after });
    case 'TourImagesChanged':
      return withParts(state, { images: event.data.after });
    case 'TourFaqChanged':
      return withParts(state, { faq: event.data.after });
    case 'TourPublished':
      return { ...state, isActive: true };
    case 'TourUnpublished':
      return { ...state, isActive: false };
    case 'TourFeatured':
      return { ...state, isFeatured: true };
    case 'TourUnfeatured':
      return { ...state, isFeatured: false };
    case 'TourDeleted':
      return { ...state, status: 'deleted' };
    case 'TourRestored':
      return { ...state, status: 'catalogued' };
  }
}

type KnownTour = Exclude<TourState, { readonly status: 'none' }>;

function withParts(state: KnownTour, changed: Partial<TourParts>): KnownTour {
  return { ...state, parts: { ...state.parts, ...changed } };
}

function withMore(ids: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...ids, ...more])];
}
