import type { WholeNumber } from '../whole-number.ts';
import type { WebAddress } from '../web-address.ts';
/** How the operator presents itself. */
export interface SiteView {
  readonly name: string;
  /** Where travellers reach the site, without a trailing slash; absolute addresses begin with it. */
  readonly publicUrl: WebAddress;
  /** International digits without `+`, as WhatsApp's links need them. */
  readonly whatsAppNumber: string;
  readonly operatorEmail: string;
  readonly operatorPhone: string;
  readonly operatorAddress: string;
  /** A sentence for travellers, such as “Pay on arrival: cash in USD or TZS.” */
  readonly howToPay: string;
  /** Whether the booking form holds seats for a short time if few are free. */
  readonly holdsSeats: boolean;
  /** The account for reporting purchases to the advertising network; absent if ads are not measured. */
  readonly adsConversionId?: string;
}

/**
 * For how many months the data of travellers, and of people who wrote a message, is kept. If it is 0, the data is kept
 * until they ask for its erasure.
 */
export interface DataKeptView {
  readonly bookingMonths: WholeNumber;
  readonly contactMonths: WholeNumber;
}

/** The figures that the operator claims about itself. No page passes them on to search engines. */
export interface ClaimsView {
  readonly foundingYear: WholeNumber;
  /** The number in “More than … travellers”. */
  readonly travellers: WholeNumber;
  /** The number in “More than … tours”; shown only if at least this many tours are listed. */
  readonly tours: WholeNumber;
  /** Out of 5. */
  readonly rating: number;
}

/** The answer of GET /api/site. */
export interface SiteAnswer extends SiteView {
  readonly claims: ClaimsView;
  /** The number of tours that travellers can find now. */
  readonly listedTours: WholeNumber;
  /** The categories of these tours, in the order of requirements, section 3. */
  readonly listedCategories: readonly string[];
  readonly dataKept: DataKeptView;
  /** Whether a mail server is set up. Without one travellers get no e-mails. */
  readonly sendsEmail: boolean;
}
