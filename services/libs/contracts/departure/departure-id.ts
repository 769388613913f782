export {
  departureId,
  type DepartureRef,
  parseDepartureId,
} from '../../domain/departure/departure-id.ts';
