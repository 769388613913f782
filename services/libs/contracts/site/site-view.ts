/** How the operator presents itself; what GET /api/site answers. */
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
