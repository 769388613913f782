/** How long personal data is kept, in months; 0 where it is not erased automatically. */
export class DataPeriods {
  /** Of a booking, from the day of its departure. */
  readonly bookingDataMonths: number;
  /** Of a message to the operator, from the day it was written. */
  readonly contactDataMonths: number;

  constructor(periods: Pick<DataPeriods, 'bookingDataMonths' | 'contactDataMonths'>) {
    this.bookingDataMonths = periods.bookingDataMonths;
    this.contactDataMonths = periods.contactDataMonths;
  }
}
