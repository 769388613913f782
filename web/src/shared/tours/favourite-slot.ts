import type { TourView } from '@contracts/tour/tour-view.ts';
import { createContext, type ReactNode } from 'react';

/**
 * Renders the favourite button in the corner of a tour's card. The app provides it, so that lists of tours do
 * not depend on favourites; without it the corner is empty.
 */
export const FavouriteSlot = createContext<((tour: TourView) => ReactNode) | null>(null);
