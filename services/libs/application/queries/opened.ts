import type { Personal } from '../../domain/personal-data/personal-data.ts';
import type { UnreadableView } from '../../contracts/booking/booking-view.ts';
import { CustomerKeyUnusable, PersonalDataDamaged } from '../event-log/sealing.ts';
import type { PersonalReader } from './personal-reader.ts';

/**
 * The fields in clear; undefined when the person was erased. So it is when the blob is damaged: that
 * concerns whoever runs `verify`, and must not take a whole list or history away from staff.
 */
export async function opened<Fields extends object>(
  people: PersonalReader,
  personal: Personal<Fields>,
  bookingNumber: number,
): Promise<Fields | undefined> {
  try {
    return await people.open(personal, `booking-${bookingNumber}`);
  } catch (error) {
    if (error instanceof PersonalDataDamaged) {
      return undefined;
    }
    throw error;
  }
}

/** Fields that are shown, or what is said in their place. */
export interface Shown<Fields> {
  /** Absent when the person was erased, and when the fields cannot be read. */
  readonly fields?: Fields;
  /** Why they cannot be read; absent when the person was erased. */
  readonly unreadable?: UnreadableView;
}

/** As {@link opened}, and says why fields cannot be read: a damaged key is not an erasure. */
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
