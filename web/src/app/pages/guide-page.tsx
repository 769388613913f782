import { isGuidePath } from '@contracts/guides/guide-paths.ts';
import { useLoaderData, useParams } from 'react-router-dom';
import { GuideHead } from '../../features/guides/guide-head.tsx';
import { GuideHero } from '../../features/guides/guide-hero.tsx';
import { GuideSide } from '../../features/guides/guide-side.tsx';
import { GuideStory } from '../../features/guides/guide-story.tsx';
import type { GuideText } from '../../features/guides/guide.ts';
import { guides } from '../../features/guides/guides.ts';
import './guide-page.css';
import { GuideRelatedTours } from './guide-related-tours.tsx';

/** A guide to a place. Its loader turns away addresses without one, and brings the text. */
export function GuidePage({ kind }: { kind: 'destinations' | 'attractions' }) {
  const { slug = '' } = useParams();
  const text = useLoaderData<GuideText>();
  const path = `/${kind}/${slug}`;
  if (!isGuidePath(path)) return null;
  const { name, kanga } = guides[path];
  return (
    <article key={path}>
      <GuideHead path={path} text={text} />
      <GuideHero path={path} text={text} />
      <div data-slot="guide-body" data-kanga={kanga}>
        <GuideStory name={name} text={text} />
        <GuideSide path={path} text={text} />
      </div>
      <GuideRelatedTours path={path} />
    </article>
  );
}
