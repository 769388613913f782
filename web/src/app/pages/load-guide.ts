import { isGuidePath } from '@contracts/guides/guide-paths.ts';
import { data } from 'react-router-dom';
import { guideTextAt } from '../../features/guides/guide-texts.ts';
import { guideToursApi } from '../../features/guides/guide-tours-api.ts';
import { unwatched, warm } from '../routes/warm.ts';
import type { Store } from '../store.ts';
import type { OpenGuide } from './open-guide.ts';

/**
 * The guide at an address; its tours are asked for meanwhile.
 *
 * @throws what the router answers with 404, where there is no guide.
 */
export async function loadGuide(store: Store, path: string): Promise<OpenGuide> {
  if (!isGuidePath(path)) throw data(null, { status: 404 });
  const { getGuideTours } = guideToursApi.endpoints;
  const [text] = await Promise.all([
    guideTextAt(path),
    import('./guide-body.tsx'), // Fetched beside the text by whoever comes from another page.
    warm(store, getGuideTours.initiate(path, unwatched)),
  ]);
  return { path, text };
}
