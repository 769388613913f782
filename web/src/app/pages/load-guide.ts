import { isGuidePath } from '@contracts/guides/guide-paths.ts';
import { data } from 'react-router-dom';
import { guideTextAt } from '../../features/guides/guide-texts.ts';
import { guideToursApi } from '../../features/guides/guide-tours-api.ts';
import { unwatched, warm } from '../routes/warm.ts';
import type { Store } from '../store.ts';
import type { OpenGuide } from './open-guide.ts';

/**
 * Loads the guide at an address, and asks for its tours at the same time.
 *
 * @throws the router's 404 response, if the address has no guide.
 */
export async function loadGuide(store: Store, path: string): Promise<OpenGuide> {
  if (!isGuidePath(path)) throw data(null, { status: 404 });
  const { getGuideTours } = guideToursApi.endpoints;
  const [text] = await Promise.all([
    guideTextAt(path),
    import('./guide-body.tsx'), // Visitors who come from another page fetch this file together with the text.
    warm(store, getGuideTours.initiate(path, unwatched)),
  ]);
  return { path, text };
}
