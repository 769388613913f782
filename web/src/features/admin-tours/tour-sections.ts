import type { TourFields } from '@contracts/tour/tour-view.ts';
import type { FieldProblem } from './editors/editor-props.ts';

/** The sections of the form in their order, with the fields of each. */
export const tourSections = [
  { id: 'basics', title: 'Basics', fields: ['title', 'category', 'badge', 'description'] },
  {
    id: 'schedule',
    title: 'When it runs',
    fields: ['durationHours', 'pickupTimes', 'weekdays', 'season', 'bookingCutoffHours'],
  },
  {
    id: 'seats',
    title: 'Travellers and seats',
    fields: ['maxGuests', 'capacity', 'allowsMinorsAlone', 'confirmation'],
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    fields: ['freeCancellationHours', 'cancellationChargePercent'],
  },
  {
    id: 'meeting',
    title: 'Meeting point and pick-up',
    fields: ['meetingPoint', 'meetingPointLink', 'pickup'],
  },
  { id: 'price', title: 'Pricing Structure', fields: ['pricingStructure'] },
  { id: 'images', title: 'Images', fields: ['images', 'pictures'] },
  { id: 'story', title: 'Full Description', fields: ['fullDescription'] },
  {
    id: 'lists',
    title: 'Highlights, what is included, what to bring',
    fields: ['highlights', 'includes', 'excludes', 'whatToBring'],
  },
  { id: 'day', title: 'Itinerary', fields: ['itinerary'] },
  { id: 'faq', title: 'FAQ', fields: ['faq'] },
  { id: 'publishing', title: 'Publishing', fields: ['isActive', 'isFeatured'] },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly (keyof TourFields)[];
}[];

export type TourSection = (typeof tourSections)[number];
export type TourSectionId = TourSection['id'];

/** The id of a section's element. */
export function sectionId(section: string): string {
  return `section-${section}`;
}

/** How many problems a section of the form has. */
export function problemsIn({ fields }: TourSection, problems: readonly FieldProblem[]): number {
  const names: readonly string[] = fields;
  return problems.filter(({ field }) => names.includes(rootOf(field))).length;
}

/** The field of the form that contains the given path: `faq` of `faq.0.answer`. */
export function rootOf(field: string): string {
  return field.split('.', 1)[0] ?? field;
}
