import { Operator } from '../../application/ports/operator.ts';

type Details = Pick<
  Operator,
  'name' | 'email' | 'phone' | 'address' | 'whatsAppNumber' | 'siteUrl'
>;

/** The operator as the settings describe it. */
export class ConfiguredOperator extends Operator {
  override readonly name: string;
  override readonly email: string;
  override readonly phone: string;
  override readonly address: string;
  override readonly whatsAppNumber: string;
  override readonly siteUrl: string;

  constructor(details: Details) {
    super();
    this.name = details.name;
    this.email = details.email;
    this.phone = details.phone;
    this.address = details.address;
    this.whatsAppNumber = details.whatsAppNumber;
    this.siteUrl = details.siteUrl;
  }
}
