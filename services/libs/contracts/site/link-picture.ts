import type { GuidePath } from '../guides/guide-paths.ts';
import type { KeptImage } from '../image/image-address.ts';
import type { FocusPointView, TourView } from '../tour/tour-view.ts';

/** The data for the picture of a page, shown where somebody shares the page. */
export type LinkPicture = HomePicture | TourPicture | GuidePicture;

interface Signed {
  /** The name of the site. */
  readonly signature: string;
}

export interface HomePicture extends Signed {
  readonly of: 'home';
}

export interface TourPicture extends Signed {
  readonly of: 'tour';
  readonly tour: PicturedTour;
  /** The tour's main picture, which is used instead of the drawn scene. */
  readonly photo?: LinkPhoto;
}

export interface LinkPhoto extends KeptImage {
  readonly focus?: FocusPointView | undefined;
  /** The JPEG in Base64, once it has been read. */
  readonly content?: string;
}

export type PicturedTour = Pick<
  TourView,
  'id' | 'title' | 'category' | 'duration' | 'pricingStructure'
>;

export interface GuidePicture extends Signed {
  readonly of: 'guide';
  readonly path: GuidePath;
}
