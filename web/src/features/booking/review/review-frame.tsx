import type { ReactNode } from 'react';
import { Pindo } from '../../../shared/pindo/pindo.tsx';
import { kangaFor, sceneFor } from '../../../shared/scenes/cloth-for.ts';
import { Scene } from '../../../shared/scenes/scene.tsx';

export type ReviewFrameProps = {
  /** The tour of the booking, once it is known. The page shows its cloth and its scene. */
  tour?: { readonly id: string; readonly title: string };
  children: ReactNode;
};

/** The frame of the page of a review. */
export function ReviewFrame({ tour, children }: ReviewFrameProps) {
  return (
    <div data-slot="own-booking" data-kanga={tour === undefined ? 'nakupenda' : kangaFor(tour)}>
      <Pindo />
      <div data-slot="own-field">
        <div data-slot="own-cloth">
          <h1>Your review</h1>
          {children}
        </div>
        {tour !== undefined && (
          <div data-slot="own-mji">
            <Scene name={sceneFor(tour)} isDecorative />
          </div>
        )}
      </div>
      <Pindo />
    </div>
  );
}
