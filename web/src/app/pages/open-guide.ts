import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import type { GuideText } from '../../features/guides/guide.ts';

/** What a guide's page begins with. */
export interface OpenGuide {
  readonly path: GuidePath;
  readonly text: GuideText;
}
