import { randomFillSync, randomUUID, randomUUIDv7 } from 'node:crypto';
import { Identifiers } from '../../application/ports/identifiers.ts';

/** {@link Identifiers} from the machine's source of randomness. */
export class RandomIdentifiers extends Identifiers {
  override uuid(): string {
    return randomUUID();
  }

  override eventId(): string {
    return randomUUIDv7();
  }

  override bytes(length: number): Uint8Array {
    return randomFillSync(new Uint8Array(length));
  }
}
