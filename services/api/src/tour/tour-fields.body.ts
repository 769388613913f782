import { currencies, type Currency } from '../../../libs/contracts/currencies.ts';
import type { PricingStructureView } from '../../../libs/contracts/tour/pricing-view.ts';
import type { TourFields } from '../../../libs/contracts/tour/tour-view.ts';
import { pricingLimits, tourLimits } from '../../../libs/contracts/tour/tour-limits.ts';
import {
  Amount,
  Day,
  Decimal,
  Described,
  Flag,
  Ignored,
  OneOf,
  Optional,
  OrNull,
  Part,
  Parts,
  Text,
  Texts,
  WholeNumber,
  WholeNumbers,
} from '../input/field-kinds.ts';

const amount = { min: -1_000_000_000, max: 1_000_000_000 } as const;
const age = { min: 0, max: pricingLimits.ageMax } as const;
/** Longer than any id of a category: names have at most 60 characters. */
const categoryIdLengthMax = 120;
const name = { max: pricingLimits.nameLengthMax } as const;
const lines = { max: tourLimits.lineLengthMax, count: tourLimits.linesMax } as const;
const url = { max: tourLimits.urlLengthMax, blank: true } as const;

class AgeRateBody {
  @Optional()
  @Text({ max: categoryIdLengthMax })
  readonly categoryId?: string;

  @Text(name)
  readonly ageCategory!: string;

  @Amount(amount)
  readonly price!: number;

  @Optional()
  @OrNull()
  @WholeNumber(age)
  readonly minAge?: number | null;

  @Optional()
  @OrNull()
  @WholeNumber(age)
  readonly maxAge?: number | null;
}

class GroupRateBody {
  @WholeNumber({ min: 0, max: pricingLimits.groupSizeMax })
  readonly minSize!: number;

  @WholeNumber({ min: 0, max: pricingLimits.groupSizeMax })
  readonly maxSize!: number;

  @Parts(() => AgeRateBody, { max: pricingLimits.ageRatesMax })
  readonly ageRates!: readonly AgeRateBody[];
}

class SeasonalRateBody {
  @Text(name)
  readonly season!: string;

  @Day()
  readonly startDate!: string;

  @Day()
  readonly endDate!: string;

  @Amount(amount)
  readonly priceModifier!: number;

  @OneOf('percentage', 'fixed')
  readonly modifierType!: 'percentage' | 'fixed';
}

class PricingStructureBody implements PricingStructureView {
  @OneOf('fixed', 'group', 'age_based', 'seasonal')
  readonly type!: PricingStructureView['type'];

  @OneOf(...currencies)
  readonly currency!: Currency;

  @Optional()
  @Amount(amount)
  readonly basePrice?: number;

  @Optional()
  @Parts(() => AgeRateBody, { max: pricingLimits.ageRatesMax })
  readonly ageRates?: readonly AgeRateBody[];

  @Optional()
  @Parts(() => GroupRateBody, { max: pricingLimits.groupRatesMax })
  readonly groupRates?: readonly GroupRateBody[];

  @Optional()
  @Parts(() => SeasonalRateBody, { max: pricingLimits.seasonalRatesMax })
  readonly seasonalRates?: readonly SeasonalRateBody[];
}

class ItineraryStepBody {
  @OrNull()
  @WholeNumber({ min: tourLimits.itineraryMinutesMin, max: tourLimits.itineraryMinutesMax })
  readonly minutesFromStart!: number | null;

  @Text({ max: tourLimits.lineLengthMax, blank: true })
  readonly text!: string;
}

class FaqEntryBody {
  @Text({ max: tourLimits.questionLengthMax, blank: true })
  readonly question!: string;

  @Text({ max: tourLimits.answerLengthMax, blank: true })
  readonly answer!: string;
}

class PickupWindowBody {
  @Text({ max: tourLimits.zoneLengthMax, blank: true })
  readonly zone!: string;

  @WholeNumber({ min: 0, max: tourLimits.pickupMinutesMax })
  readonly fromMinutes!: number;

  @WholeNumber({ min: 0, max: tourLimits.pickupMinutesMax })
  readonly toMinutes!: number;
}

class TourPickupBody {
  @Parts(() => PickupWindowBody, { max: tourLimits.pickupWindowsMax })
  readonly windows!: readonly PickupWindowBody[];
}

class FocusPointBody {
  @Decimal({ min: 0, max: 1 })
  readonly x!: number;

  @Decimal({ min: 0, max: 1 })
  readonly y!: number;
}

class PictureBody {
  @Text(url)
  readonly url!: string;

  @Optional()
  @Text({ max: tourLimits.altLengthMax, blank: true })
  readonly alt?: string;

  @Optional()
  @Part(() => FocusPointBody)
  readonly focus?: FocusPointBody;
}

class SeasonBody {
  @Day()
  readonly from!: string;

  @Day()
  readonly to!: string;
}

/**
 * The body of POST and PUT /api/admin/tours: the whole form. Optional fields have the defaults of the
 * requirements. Fields that staff cannot write are ignored, so that an answer can be sent back.
 */
export class TourFieldsBody implements Partial<TourFields> {
  @Text({ max: tourLimits.titleLengthMax })
  readonly title!: string;

  @Part(() => PricingStructureBody)
  readonly pricingStructure!: PricingStructureBody;

  @Optional()
  @Texts({ max: 60, count: 20 })
  readonly category?: readonly string[];

  @Optional()
  @OrNull()
  @Text({ max: tourLimits.badgeLengthMax, blank: true })
  readonly badge?: string | null;

  @Optional()
  @Text({ max: tourLimits.descriptionLengthMax, blank: true })
  readonly description?: string;

  @Optional()
  @Text({ max: tourLimits.fullDescriptionLengthMax, blank: true })
  readonly fullDescription?: string;

  @Optional()
  @Decimal({ min: 0, max: tourLimits.durationHoursMax })
  readonly durationHours?: number;

  @Optional()
  @WholeNumber({ min: 1, max: tourLimits.maxGuestsMax })
  readonly maxGuests?: number;

  @Optional()
  @Flag()
  readonly allowsMinorsAlone?: boolean;

  @Optional()
  @Text({ max: tourLimits.meetingPointLengthMax, blank: true })
  readonly meetingPoint?: string;

  @Optional()
  @OrNull()
  @Text(url)
  readonly meetingPointLink?: string | null;

  @Optional()
  @Texts({ max: 5, count: tourLimits.pickupTimesMax })
  readonly pickupTimes?: readonly string[];

  @Optional()
  @Texts(lines)
  readonly highlights?: readonly string[];

  @Optional()
  @Parts(() => ItineraryStepBody, { max: tourLimits.linesMax })
  readonly itinerary?: readonly ItineraryStepBody[];

  @Optional()
  @Texts(lines)
  readonly includes?: readonly string[];

  @Optional()
  @Texts(lines)
  readonly excludes?: readonly string[];

  @Optional()
  @Texts(lines)
  readonly whatToBring?: readonly string[];

  @Optional()
  @Parts(() => FaqEntryBody, { max: tourLimits.faqMax })
  readonly faq?: readonly FaqEntryBody[];

  /** More than seven are refused by the tour's own rule, with its own message. */
  @Optional()
  @Texts({ max: tourLimits.urlLengthMax, count: 100 })
  readonly images?: readonly string[];

  /** As many as `images` may have. */
  @Optional()
  @Parts(() => PictureBody, { max: 100 })
  readonly pictures?: readonly PictureBody[];

  @Optional()
  @Flag()
  readonly isFeatured?: boolean;

  @Optional()
  @Flag()
  readonly isActive?: boolean;

  @Optional()
  @OrNull()
  @WholeNumber({ min: 1, max: tourLimits.capacityMax })
  readonly capacity?: number | null;

  @Optional()
  @OneOf('instant', 'by-hand')
  readonly confirmation?: 'instant' | 'by-hand';

  @Optional()
  @Described({ minItems: 1 })
  @WholeNumbers({ min: 1, max: 7, count: 7 })
  readonly weekdays?: readonly number[];

  @Optional()
  @OrNull()
  @Part(() => SeasonBody)
  readonly season?: SeasonBody | null;

  @Optional()
  @WholeNumber({ min: 0, max: tourLimits.bookingCutoffHoursMax })
  readonly bookingCutoffHours?: number;

  @Optional()
  @WholeNumber({ min: 1, max: tourLimits.freeCancellationHoursMax })
  readonly freeCancellationHours?: number;

  @Optional()
  @WholeNumber({ min: 1, max: 100 })
  readonly cancellationChargePercent?: number;

  @Optional()
  @OrNull()
  @Part(() => TourPickupBody)
  readonly pickup?: TourPickupBody | null;

  @Ignored() readonly id?: unknown;
  @Ignored() readonly image?: unknown;
  @Ignored() readonly price?: unknown;
  @Ignored() readonly priceParty?: unknown;
  @Ignored() readonly fromPrice?: unknown;
  @Ignored() readonly fromParty?: unknown;
  @Ignored() readonly currency?: unknown;
  @Ignored() readonly duration?: unknown;
  @Ignored() readonly rating?: unknown;
  @Ignored() readonly reviewsCount?: unknown;
  @Ignored() readonly createdAt?: unknown;
  @Ignored() readonly totalBookings?: unknown;
  @Ignored() readonly totalViews?: unknown;
  @Ignored() readonly popularityScore?: unknown;
  @Ignored() readonly pickupWindows?: unknown;
  @Ignored() readonly revenueGenerated?: unknown;
  @Ignored() readonly isDeleted?: unknown;
  @Ignored() readonly revision?: unknown;
  @Ignored() readonly position?: unknown;
}
