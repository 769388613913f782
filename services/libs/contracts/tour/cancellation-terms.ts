export {
  type CancellationTerms,
  defaultCancellation,
} from '../../domain/tour/cancellation-terms.ts';
