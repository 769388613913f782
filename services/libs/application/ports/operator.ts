/** The company that runs the tours: its name in e-mails and how travellers reach it. */
export abstract class Operator {
  abstract readonly name: string;
  abstract readonly email: string;
  abstract readonly phone: string;
  abstract readonly address: string;
  /** The number in international form, without `+`. */
  abstract readonly whatsAppNumber: string;
  /** Where travellers and staff reach the site, without a trailing slash. */
  abstract readonly siteUrl: string;
}
