import type { LinkPhoto, LinkPicture, PicturedTour } from '@contracts/site/link-picture.ts';
import { fromPriceOf } from '@contracts/tour/from-price-of.ts';
import { guides } from '../../features/guides/guides.ts';
import type { Kanga } from '../../shared/pindo/kanga.ts';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import type { Hour } from '../../shared/scenes/hour.ts';
import type { SceneName } from '../../shared/scenes/scene-name.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';

/** The content of a picture. */
export interface PictureFace {
  readonly title: string;
  /** The text on the ink bar: a price or a distance. */
  readonly fact: string;
  readonly kanga: Kanga;
  readonly scene: SceneName;
  readonly hour: Hour;
  /** Shown instead of the scene. */
  readonly photo?: LinkPhoto | undefined;
}

/** Returns the content of the picture for a shared page: with the cloth and the scene at the top of the page. */
export function faceOf(picture: LinkPicture): PictureFace {
  switch (picture.of) {
    case 'home':
      return home;
    case 'tour':
      return { ...faceOfTour(picture.tour), photo: picture.photo };
    case 'guide': {
      const { name, way, kanga, scene, hour = 'day' } = guides[picture.path];
      const shown = scene ?? sceneFor({ id: picture.path, title: name });
      return { title: name, fact: way, kanga, scene: shown, hour };
    }
  }
}

const home: PictureFace = {
  title: 'Zanzibar, day by day',
  fact: 'Day trips, paid on arrival',
  kanga: 'kisutu',
  scene: 'dhow-at-sea',
  hour: 'day',
};

function faceOfTour(tour: PicturedTour): PictureFace {
  const { title, duration, pricingStructure } = tour;
  const price = formatPrice(fromPriceOf(pricingStructure), pricingStructure.currency, 'short');
  return {
    title,
    fact: `From ${price} · ${duration}`,
    kanga: kangaFor(tour),
    scene: sceneFor(tour),
    hour: 'day',
  };
}
