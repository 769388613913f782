/** How long personal data is kept, in months; 0 if it is not erased automatically. */
export class DataPeriods {
  /** For the data of a booking, counted from the day of its departure. */
  readonly bookingDataMonths: number;
  /** For a message to the operator, counted from the day when it was written. */
  readonly contactDataMonths: number;

  constructor(periods: Pick<DataPeriods, 'bookingDataMonths' | 'contactDataMonths'>) {
    this.bookingDataMonths = periods.bookingDataMonths;
    this.contactDataMonths = periods.contactDataMonths;
  }
}
