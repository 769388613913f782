import type { LinkPicture, PicturedTour } from '@contracts/site/link-picture.ts';
import { fromPriceOf } from '@contracts/tour/price-estimate.ts';
import { guides } from '../../features/guides/guides.ts';
import type { Kanga } from '../../shared/pindo/kanga.ts';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import type { Hour } from '../../shared/scenes/hour.ts';
import type { SceneName } from '../../shared/scenes/scene-name.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';

/** What is printed on a picture. */
export interface PictureFace {
  readonly title: string;
  /** On the ink bar: what it costs, how far it is. */
  readonly fact: string;
  readonly kanga: Kanga;
  readonly scene: SceneName;
  readonly hour: Hour;
}

/** How a page looks where somebody shares it: the cloth and the scene it opens with. */
export function faceOf(picture: LinkPicture): PictureFace {
  switch (picture.of) {
    case 'home':
      return home;
    case 'tour':
      return faceOfTour(picture.tour);
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
