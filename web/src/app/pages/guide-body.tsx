import { GuideSide } from '../../features/guides/guide-side.tsx';
import { GuideStory } from '../../features/guides/guide-story.tsx';
import { guides } from '../../features/guides/guides.ts';
import { GuideRelatedTours } from './guide-related-tours.tsx';
import type { OpenGuide } from './open-guide.ts';

/** The content of a guide below its hero. */
export function GuideBody({ path, text }: OpenGuide) {
  const { name, kanga } = guides[path];
  return (
    <>
      <div data-slot="guide-body" data-kanga={kanga}>
        <GuideStory name={name} text={text} />
        <GuideSide path={path} text={text} />
      </div>
      <GuideRelatedTours path={path} />
    </>
  );
}
