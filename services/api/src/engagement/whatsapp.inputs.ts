import { Text } from '../input/field-kinds.ts';

/** The body of POST /api/whatsapp-conversions. */
export class WhatsAppConversionBody {
  @Text({ max: 200 })
  readonly tourId!: string;

  @Text({ max: 200 })
  readonly tourTitle!: string;
}
