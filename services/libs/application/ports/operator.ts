/** Who runs the tours, as messages present them and where travellers reach them. */
export abstract class Operator {
  abstract readonly name: string;
  abstract readonly email: string;
  abstract readonly phone: string;
  abstract readonly address: string;
  /** International digits without `+`. */
  abstract readonly whatsAppNumber: string;
  /** Where travellers and staff reach the site, without a trailing slash. */
  abstract readonly siteUrl: string;
}
