import type { Personal } from '../../../domain/personal-data/personal-data.ts';
import type { UnreadableView } from '../../../contracts/booking/booking-view.ts';
import { CustomerKeyUnusable, PersonalDataDamaged } from '../../event-log/sealing.ts';
import type { PersonalReader } from './personal-reader.ts';

/**
 * Returns the unsealed fields; undefined if the person was erased. It is also undefined if the data is damaged:
 * `verify` reports this, and a whole list or history must not fail for staff because of it.
 */
export async function opened<Fields extends object>(
  people: PersonalReader,
  personal: Personal<Fields>,
  bookingNumber: number,
): Promise<Fields | undefined> {
  return openedIn(people, personal, `booking-${bookingNumber}`);
}

/** Like {@link opened}, for the fields of any stream. */
export async function openedIn<Fields extends object>(
  people: PersonalReader,
  personal: Personal<Fields>,
  stream: string,
): Promise<Fields | undefined> {
  try {
    return await people.open(personal, stream);
  } catch (error) {
    if (error instanceof PersonalDataDamaged) {
      return undefined;
    }
    throw error;
  }
}

/** The unsealed fields, or the reason that is shown instead. */
export interface Shown<Fields> {
  /** Absent if the person was erased, or if the fields cannot be read. */
  readonly fields?: Fields;
  /** Why the fields cannot be read; absent if the person was erased. */
  readonly unreadable?: UnreadableView;
}

/** Like {@link opened}, but also returns why fields cannot be read, because a damaged key is not an erasure. */
export async function openedOrWhy<Fields extends object>(
  people: PersonalReader,
  personal: Personal<Fields>,
  bookingNumber: number,
): Promise<Shown<Fields>> {
  try {
    const fields = await people.open(personal, `booking-${bookingNumber}`);
    return fields === undefined ? {} : { fields };
  } catch (error) {
    if (error instanceof CustomerKeyUnusable) {
      return { unreadable: error.state === 'damaged' ? 'damaged-key' : 'missing-key' };
    }
    if (error instanceof PersonalDataDamaged) return { unreadable: 'damaged-data' };
    throw error;
  }
}
