import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import type { GuideText } from '../../features/guides/guide.ts';

/** The data that the loader gives to a guide's page. */
export interface OpenGuide {
  readonly path: GuidePath;
  readonly text: GuideText;
}
