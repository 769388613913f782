import { accept, type Decision, refuse } from '../../decision.ts';
import type { FieldFault, InvalidFields } from '../../refusal.ts';
import { checkTour } from '../check-tour.ts';
import { withCategoryIds } from '../pricing/category-id.ts';
import { isSlug, reservedSlugs } from '../slug.ts';
import { tidyTour } from '../tidy-tour.ts';
import type { TourForm } from '../tour-form.ts';
import type { TourCreated, TourFeatured, TourPublished } from '../tour.events.ts';
import type { TourAlreadyExists } from '../tour.refusals.ts';
import type { TourState } from '../tour.state.ts';

export interface CreateTour extends TourForm {
  readonly type: 'CreateTour';
  /** The slug that names the tour's stream: the slug of its title, or the next free slug. */
  readonly slug: string;
}

export type CreateTourRefusal = InvalidFields | TourAlreadyExists;

/**
 * A tour enters the catalogue, published and featured as its form says. Its fields are checked before its slug. While
 * they have faults, nobody has to try another slug.
 */
export function createTour(
  command: CreateTour,
  state: TourState,
): Decision<TourCreated | TourPublished | TourFeatured, CreateTourRefusal> {
  const tidy = tidyTour(command.parts);
  const pricing = withCategoryIds(tidy.pricing, { categoryIds: [] });
  const parts = { ...tidy, pricing };
  const faults = [
    ...checkTour({ ...command.parts, pricing }),
    ...checkSlug(command.slug, parts.details.title),
  ];
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (state.status !== 'none' || reservedSlugs.includes(command.slug)) {
    return refuse({ code: 'TourAlreadyExists' });
  }
  return accept<TourCreated | TourPublished | TourFeatured>(
    { type: 'TourCreated', data: parts },
    ...(command.isActive ? [{ type: 'TourPublished', data: {} } as const] : []),
    ...(command.isFeatured ? [{ type: 'TourFeatured', data: {} } as const] : []),
  );
}

/** An empty title already has its own fault. */
function checkSlug(slug: string, title: string): FieldFault[] {
  const message =
    'A title needs a letter from a to z or a digit: the tour’s address is made of them';
  return isSlug(slug) || title === '' ? [] : [{ field: 'title', message }];
}
