import { toursApi } from '../features/tours/tours-api.ts';
import type { Store } from './store.ts';

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
const tourAddress = /^\/tour\/([\w-]+)$/;

/**
 * Prefetches a tour when a visitor points at, presses or focuses its link. So the tour has usually arrived
 * before the click.
 */
export function prefetchTours(store: Store): void {
  for (const sign of signs) {
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const [, id] = tourAddress.exec(link?.pathname ?? '') ?? [];
      if (id === undefined || link?.origin !== location.origin) return;
      store.dispatch(toursApi.util.prefetch('getTour', id, {}));
      store.dispatch(toursApi.util.prefetch('getRelatedTours', id, {}));
    });
  }
}
