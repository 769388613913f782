/** The operator's calendar, for browsers in any time zone: days and hours are those of Tanzania. */
export {
  addDays,
  instantOf,
  isValidDate,
  isValidTime,
  localDateOf,
  localTimeOf,
  weekdayOf,
} from '../domain/calendar/dar-es-salaam.ts';
