import type { TourView } from '@contracts/tour/tour-view.ts';
import { createContext, type ReactNode } from 'react';

/**
 * What stands in the corner of a tour's card to keep it for later. The app hands it in, so that a list of tours
 * need not know what a favourite is; without it cards have an empty corner.
 */
export const FavouriteSlot = createContext<((tour: TourView) => ReactNode) | null>(null);
