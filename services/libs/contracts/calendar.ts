/** The operator's calendar, for browsers in any time zone: days and hours are in Tanzania's time. */
export {
  addDays,
  instantOf,
  isValidDate,
  isValidTime,
  localDateOf,
  localTimeOf,
  weekdayOf,
} from '../domain/calendar/dar-es-salaam.ts';
