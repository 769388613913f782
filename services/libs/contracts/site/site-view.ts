/** How the operator presents itself. */
export interface SiteView {
  readonly name: string;
  /** Where travellers reach the site, without a trailing slash: addresses that leave it begin with this. */
  readonly publicUrl: string;
  /** International digits without `+`, as WhatsApp's links want them. */
  readonly whatsAppNumber: string;
  readonly operatorEmail: string;
  readonly operatorPhone: string;
  readonly operatorAddress: string;
  /** What purchases are told to the advertising network by; absent where ads are not measured. */
  readonly adsConversionId?: string;
}

/** How long whoever booked or wrote is known, in months; 0: until they ask to be erased. */
export interface DataKeptView {
  readonly bookingMonths: number;
  readonly contactMonths: number;
}

/** What GET /api/site answers. */
export interface SiteAnswer extends SiteView {
  readonly dataKept: DataKeptView;
}
