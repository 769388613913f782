import type { Personal } from '../../../domain/personal-data/personal-data.ts';
import type { UnreadableView } from '../../../contracts/booking/booking-view.ts';
import { CustomerKeyUnusable, PersonalDataDamaged } from '../../event-log/sealing.ts';
import type { PersonalReader } from './personal-reader.ts';

/**
 * Returns the fields in clear; undefined if the person was erased. Damaged data is also undefined: `verify`
 * reports it, and it must not make a whole list or history fail for staff.
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

/** The fields in clear, or what to show instead. */
export interface Shown<Fields> {
  /** Absent if the person was erased, and if the fields cannot be read. */
  readonly fields?: Fields;
  /** Why they cannot be read; absent if the person was erased. */
  readonly unreadable?: UnreadableView;
}

/** Like {@link opened}, and also returns why fields cannot be read: a damaged key is not an erasure. */
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
