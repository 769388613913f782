import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { GuideHead } from '../../features/guides/guide-head.tsx';
import { GuideHero } from '../../features/guides/guide-hero.tsx';
import '../../features/guides/guide-tours-api.ts'; // Needed to store the server's answers before the body arrives.
import './guide-page.css';
import type { OpenGuide } from './open-guide.ts';

/** The script of the lower part of the page arrives after the hero; the server renders the whole page. */
const GuideBody = lazy(async () => ({ default: (await import('./guide-body.tsx')).GuideBody }));

/** A guide to a place. Its loader answers 404 at an address without a guide. */
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
