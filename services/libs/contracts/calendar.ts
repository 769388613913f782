/** The operator's calendar, for browsers in whatever time zone: days and hours are Tanzania's. */
export {
  addDays,
  instantOf,
  isValidDate,
  isValidTime,
  localDateOf,
  localTimeOf,
} from '../domain/calendar/dar-es-salaam.ts';
