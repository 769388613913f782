/** The operator's calendar, for browsers in whatever time zone: days and hours are Tanzania's. */
export {
  addDays,
  instantOf,
  isValidDate,
  isValidTime,
  localDateOf,
  localTimeOf,
  weekdayOf,
} from '../domain/calendar/dar-es-salaam.ts';
