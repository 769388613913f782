import type { TourView } from '@contracts/tour/tour-view.ts';
import { createContext, type ReactNode } from 'react';

/**
 * The slot for the favourite button in the corner of a tour's card. The app provides the button, so that lists
 * of tours do not depend on favourites. Without it, the corner is empty.
 */
export const FavouriteSlot = createContext<((tour: TourView) => ReactNode) | null>(null);
