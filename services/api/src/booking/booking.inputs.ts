import type {
  LostReferencesRequest,
  ModifyBookingRequest,
  PhoneCountryRequest,
  PlaceBookingRequest,
  ProveBookingRequest,
  TakeSeatsRequest,
} from '../../../libs/contracts/booking/booking-view.ts';
import type { ChangeHoldRequest, HoldRequest } from '../../../libs/contracts/booking/hold-view.ts';
import { currencies, type Currency } from '../../../libs/contracts/currencies.ts';
import {
  Amount,
  Country,
  Day,
  Described,
  EmailAddress,
  Locale,
  OneOf,
  Optional,
  Part,
  Parts,
  Text,
  TimeOfDay,
  Whole,
  WholeNumber,
} from '../input/field-kinds.ts';
import { someTraveller, travellerLinesMax, TravellersInput } from '../tour/tour.inputs.ts';

export const nameLengthMax = 200;
export const phoneLengthMax = 50;
export const placeLengthMax = 300;
export const messageLengthMax = 2_000;
export const reasonLengthMax = 500;
export const amountMax = 1_000_000_000_000;
export const tourIdLengthMax = 200;
/** Longer than any token that is mailed. */
const tokenLengthMax = 200;

/** The person who books, without the e-mail address. */
export abstract class NamedCustomerInput implements PhoneCountryRequest {
  @Text({ max: nameLengthMax })
  readonly name!: string;

  @Text({ max: phoneLengthMax })
  readonly phone!: string;

  @Optional()
  @Country()
  readonly phoneCountry?: string;
}

class CustomerInput extends NamedCustomerInput {
  @EmailAddress()
  readonly email!: string;
}

const pricedTogether = {
  dependentRequired: {
    expectedTotal: ['expectedCurrency'],
    expectedCurrency: ['expectedTotal'],
  },
};
const guestsOrTravellers = { not: { required: ['guests', 'travellers'] } };
/** The fields of a change that must be sent together, and those that exclude each other. */
export const changedTogether = { ...pricedTogether, ...guestsOrTravellers };

/** The body of PATCH /api/holds. */
export class ChangeHoldBody implements ChangeHoldRequest {
  @Day()
  readonly date!: string;

  @TimeOfDay()
  readonly pickupTime!: string;

  @Described(someTraveller)
  @Parts(() => TravellersInput, { min: 1, max: travellerLinesMax })
  readonly travellers!: readonly TravellersInput[];
}

/** The body of POST /api/holds. */
export class HoldBody extends ChangeHoldBody implements HoldRequest {
  @Text({ max: tourIdLengthMax })
  readonly tourId!: string;
}

/** A request to book, without the person. */
@Whole(pricedTogether)
export abstract class WantedBookingBody implements Omit<PlaceBookingRequest, 'customer'> {
  @Text({ max: tourIdLengthMax })
  readonly tourId!: string;

  @Day()
  readonly date!: string;

  @TimeOfDay()
  readonly pickupTime!: string;

  @Described(someTraveller)
  @Parts(() => TravellersInput, { min: 1, max: travellerLinesMax })
  readonly travellers!: readonly TravellersInput[];

  @Optional()
  @Text({ max: placeLengthMax, blank: true })
  readonly pickupPlace?: string;

  @Optional()
  @Text({ max: messageLengthMax, blank: true })
  readonly message?: string;

  @Optional()
  @Amount({ min: 0, max: amountMax })
  readonly expectedTotal?: number;

  @Optional()
  @OneOf(...currencies)
  readonly expectedCurrency?: Currency;

  @Optional()
  @Locale()
  readonly locale?: string;
}

/** The body of POST /api/bookings. */
export class PlaceBookingBody extends WantedBookingBody implements PlaceBookingRequest {
  @Part(() => CustomerInput)
  readonly customer!: CustomerInput;
}

class CorrectedContactInput {
  @Optional()
  @Text({ max: nameLengthMax })
  readonly name?: string;

  @Optional()
  @Text({ max: phoneLengthMax })
  readonly phone?: string;

  @Optional()
  @Country()
  readonly phoneCountry?: string;
}

/** The body of POST /api/bookings/{reference}/quote. */
@Whole(guestsOrTravellers)
export class QuoteChangeBody {
  @Optional()
  @Day()
  readonly date?: string;

  @Optional()
  @TimeOfDay()
  readonly pickupTime?: string;

  @Optional()
  @WholeNumber({ min: 1, max: 999 })
  readonly guests?: number;

  @Optional()
  @Described(someTraveller)
  @Parts(() => TravellersInput, { min: 1, max: travellerLinesMax })
  readonly travellers?: readonly TravellersInput[];
}

/** The body of PATCH /api/bookings/{reference}. */
@Whole(changedTogether)
export class ModifyBookingBody extends QuoteChangeBody implements ModifyBookingRequest {
  @Optional()
  @Text({ max: placeLengthMax, blank: true })
  readonly pickupPlace?: string;

  @Optional()
  @Text({ max: messageLengthMax, blank: true })
  readonly message?: string;

  @Optional()
  @Part(() => CorrectedContactInput)
  readonly contact?: CorrectedContactInput;

  @Optional()
  @Amount({ min: 0, max: amountMax })
  readonly expectedTotal?: number;

  @Optional()
  @OneOf(...currencies)
  readonly expectedCurrency?: Currency;
}

/** The body of POST /api/bookings/{reference}/cancellation. */
export class CancelBookingBody {
  @Optional()
  @Text({ max: reasonLengthMax, blank: true })
  readonly reason?: string;
}

/** The body of POST /api/bookings/{reference}/proof. */
@Whole({ oneOf: [{ required: ['email'] }, { required: ['token'] }] })
export class ProveBookingBody implements ProveBookingRequest {
  @Optional()
  @EmailAddress()
  readonly email?: string;

  @Optional()
  @Text({ max: tokenLengthMax })
  readonly token?: string;
}

/** The body of POST /api/bookings/{reference}/seats. */
export class TakeSeatsBody implements TakeSeatsRequest {
  @Text({ max: tokenLengthMax })
  readonly token!: string;
}

/** The body of POST /api/lost-references. */
export class LostReferencesBody implements LostReferencesRequest {
  @EmailAddress()
  readonly email!: string;
}
