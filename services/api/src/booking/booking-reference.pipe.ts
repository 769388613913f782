import { Injectable, type PipeTransform } from '@nestjs/common';
import { bookingNumberOf } from '../../../libs/application/wire/references.ts';
import { problemOf } from '../http/outcomes.ts';

/** Reads the number of a booking from the reference in a path. */
@Injectable()
export class BookingReferencePipe implements PipeTransform<string, number> {
  /** @throws Problem InvalidReference */
  transform(reference: string): number {
    const bookingNumber = bookingNumberOf(reference);
    if (typeof bookingNumber !== 'number') throw problemOf(bookingNumber);
    return bookingNumber;
  }
}
