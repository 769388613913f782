import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { GuideHead } from '../../features/guides/guide-head.tsx';
import { GuideHero } from '../../features/guides/guide-hero.tsx';
import '../../features/guides/guide-tours-api.ts'; // What the server knew of it is taken up before the body has arrived.
import './guide-page.css';
import type { OpenGuide } from './open-guide.ts';

/** What is read further down brings its script after the opening; the server sends all of it. */
const GuideBody = lazy(async () => ({ default: (await import('./guide-body.tsx')).GuideBody }));

/** A guide to a place; its loader turns away addresses without one. */
export function GuidePage() {
  const { path, text } = useLoaderData<OpenGuide>();
  return (
    <article key={path}>
      <GuideHead path={path} text={text} />
      <GuideHero path={path} text={text} />
      <Suspense fallback={<div data-slot="guide-body-place" aria-hidden="true" />}>
        <GuideBody path={path} text={text} />
      </Suspense>
    </article>
  );
}
