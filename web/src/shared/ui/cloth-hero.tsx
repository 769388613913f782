import type { ReactNode } from 'react';
import type { Kanga } from '../pindo/kanga.ts';
import { Pindo } from '../pindo/pindo.tsx';

export type ClothHeroProps = {
  kanga: Kanga;
  title: string;
  lead: ReactNode;
  /** Shown above the headline: a breadcrumb, badges. */
  above?: ReactNode;
  /** A `Scene` or a `Photo`. */
  picture: ReactNode;
  /** The `InkBar` at the bottom. */
  bar?: ReactNode;
  /**
   * The width of the bar. `words`: as wide as the lettering (for a few facts and a button). `cloth`: from edge
   * to edge (for a search).
   */
  barWidth?: 'words' | 'cloth';
  /** The saying of the cloth: a `Jina`. */
  jina?: ReactNode;
  /** On a tour's page: the picture of the clicked card grows into this one. */
  isMorphTarget?: boolean;
};

/** The top of a page as one whole cloth: border, picture, lettering, saying, border. */
export function ClothHero({ kanga, title, lead, isMorphTarget = false, ...rest }: ClothHeroProps) {
  const { above, picture, bar, barWidth = 'words', jina } = rest;
  return (
    <header data-slot="cloth-hero" data-kanga={kanga}>
      <Pindo />
      <div data-slot="cloth-hero-field" data-bar={barWidth}>
        <div data-slot="cloth-hero-words">
          {above}
          <h1 data-length={lengthOf(title)}>{title}</h1>
          <div data-slot="cloth-hero-lead">{lead}</div>
        </div>
        <div data-slot="cloth-hero-mji" data-morph={isMorphTarget}>
          {picture}
        </div>
        {bar !== undefined && <div data-slot="cloth-hero-bar">{bar}</div>}
      </div>
      {jina}
      <Pindo />
    </header>
  );
}

/** Returns the length of a title. Long titles are set in smaller letters, to fill the same cloth. */
function lengthOf(title: string): 'short' | 'middle' | 'long' {
  if (title.length <= 20) return 'short';
  return title.length <= 38 ? 'middle' : 'long';
}
