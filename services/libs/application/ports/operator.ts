/** The company that runs the tours: its name in e-mails, and how travellers reach the company. */
export abstract class Operator {
  abstract readonly name: string;
  abstract readonly email: string;
  abstract readonly phone: string;
  abstract readonly address: string;
  /** The number in international form, without `+`. */
  abstract readonly whatsAppNumber: string;
  /** The address of the site for travellers and staff, without a slash at the end. */
  abstract readonly siteUrl: string;
}
