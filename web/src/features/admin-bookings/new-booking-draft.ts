import type { AdminPlaceBookingRequest, TravellersView } from '@contracts/booking/booking-view.ts';
import type { StaffOrigin } from '@contracts/booking/staff-origins.ts';
import { estimatePrice, type PriceEstimate } from '@contracts/tour/price-estimate.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';
import type { ContactDetails } from './contact-fields.tsx';
import { overrideOf } from './override-of.ts';

/** The content of the form for a new booking on a caller's behalf. Fields can still be empty. */
export interface NewBookingDraft {
  readonly tourId: string;
  readonly date: string;
  readonly pickupTime: string;
  readonly travellers: readonly TravellersView[];
  readonly contact: ContactDetails;
  readonly origin: StaffOrigin;
  /** The reason to override a rule; empty if no rule is overridden. */
  readonly override: string;
}

export const emptyDraft: NewBookingDraft = {
  tourId: '',
  date: '',
  pickupTime: '',
  travellers: [],
  contact: { name: '', email: '', phone: '', pickupPlace: '', message: '' },
  origin: 'phone',
  override: '',
};

const contactParts = [
  ['name', 'Enter the traveller’s name.'],
  ['phone', 'Enter the traveller’s phone number.'],
] as const;

/** Returns a message for each missing part of the draft. */
export function faultsOf(
  draft: NewBookingDraft,
  tour: AdminTourView | undefined,
): readonly FormError[] {
  const missing = contactParts.filter(([part]) => draft.contact[part].trim() === '');
  return [
    ...(missing.length === 0 ? [] : [{ message: 'Please fill in all required fields' }]),
    ...(tour === undefined ? [{ fieldId: 'new-tour', message: 'Choose a tour.' }] : []),
    ...(tour !== undefined && draft.date === ''
      ? [{ fieldId: 'departure-date', message: 'Choose a date.' }]
      : []),
    ...(tour !== undefined && draft.pickupTime === ''
      ? [{ fieldId: 'departure-time', message: 'Choose a start time.' }]
      : []),
    ...(tour !== undefined && draft.travellers.length === 0
      ? [{ fieldId: 'new-travellers', message: 'Choose at least one traveller.' }]
      : []),
    ...missing.map(([part, message]) => ({ fieldId: `contact-${part}`, message })),
  ];
}

/** The price of the draft; undefined while there are no travellers or the tour's price table has no price for them. */
export function quoteOf(draft: NewBookingDraft, tour: AdminTourView): PriceEstimate | undefined {
  if (draft.travellers.length === 0) return undefined;
  return estimatePrice(tour.pricingStructure, draft.travellers, draft.date);
}

/** The request for the API, with the price that was shown. The API refuses the booking at another price. */
export function requestOf(draft: NewBookingDraft, tour: AdminTourView): AdminPlaceBookingRequest {
  const { tourId, date, pickupTime, travellers, contact, origin } = draft;
  const { name, email, phone, pickupPlace, message } = contact;
  const quote = quoteOf(draft, tour);
  return {
    tourId,
    date,
    pickupTime,
    travellers,
    origin,
    customer: { name: name.trim(), email: email.trim() || null, phone: phone.trim() },
    ...(pickupPlace.trim() !== '' && { pickupPlace: pickupPlace.trim() }),
    ...(message.trim() !== '' && { message: message.trim() }),
    ...(quote !== undefined && { expectedTotal: quote.total, expectedCurrency: quote.currency }),
    ...overrideOf(draft.override),
  };
}
