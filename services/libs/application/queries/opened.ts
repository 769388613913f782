import type { Personal } from '../../domain/personal-data/personal-data.ts';
import { PersonalDataDamaged } from '../event-log/sealing.ts';
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
