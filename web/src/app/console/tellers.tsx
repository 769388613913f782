import { TourChanges } from '../../features/admin-tours/tour-changes.tsx';

/** Which feature tells the changes of what. */
export const tellers = {
  tour: (changes: Parameters<typeof TourChanges>[0]['changes']) => (
    <TourChanges changes={changes} />
  ),
};
