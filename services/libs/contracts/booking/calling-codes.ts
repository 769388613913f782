/** The countries with the codes that begin their phone numbers. */
export {
  type CallingCode,
  callingCodeIn,
  callingCodes,
} from '../../domain/booking/calling-codes.ts';
