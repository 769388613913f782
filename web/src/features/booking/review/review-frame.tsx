import type { ReactNode } from 'react';
import type { Kanga } from '../../../shared/pindo/kanga.ts';
import { Pindo } from '../../../shared/pindo/pindo.tsx';

export type ReviewFrameProps = {
  /** The cloth of the tour, once it is known. */
  kanga?: Kanga;
  /** The scene of the tour. */
  scene?: ReactNode;
  children: ReactNode;
};

/** The frame of the page of a review. */
export function ReviewFrame({ kanga = 'nakupenda', scene, children }: ReviewFrameProps) {
  return (
    <div data-slot="own-booking" data-kanga={kanga}>
      <Pindo />
      <div data-slot="own-field">
        <div data-slot="own-cloth">
          <h1>Your review</h1>
          {children}
        </div>
        {scene !== undefined && <div data-slot="own-mji">{scene}</div>}
      </div>
      <Pindo />
    </div>
  );
}
