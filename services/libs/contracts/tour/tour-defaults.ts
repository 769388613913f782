export {
  defaultCurrency,
  defaultDurationHours,
  defaultSchedule,
} from '../../domain/tour/tour-defaults.ts';
