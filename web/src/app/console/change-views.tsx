import { TourChanges } from '../../features/admin-tours/tour-changes.tsx';

/** The components that show changes, one for each kind of thing. */
export const changeViews = {
  tour: (changes: Parameters<typeof TourChanges>[0]['changes']) => (
    <TourChanges changes={changes} />
  ),
};
