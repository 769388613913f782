import { Injectable, type PipeTransform } from '@nestjs/common';
import { bookingNumberOf } from '../../../libs/application/wire/references.ts';
import { problemOf } from '../http/outcomes.ts';

/** The booking that a path names, by its number. */
@Injectable()
export class BookingReferencePipe implements PipeTransform<string, number> {
  /** @throws Problem InvalidReference */
  transform(reference: string): number {
    const bookingNumber = bookingNumberOf(reference);
    if (typeof bookingNumber !== 'number') throw problemOf(bookingNumber);
    return bookingNumber;
  }
}
