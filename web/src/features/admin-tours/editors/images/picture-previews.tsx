import type { PictureView } from '@contracts/tour/tour-view.ts';
import { Photo } from '../../../../shared/ui/photo.tsx';
import './picture-previews.css';

/** The picture as travellers see it: cropped by the frames of the card and of the head of the tour's page. */
export function PicturePreviews({ picture: { url, focus } }: { picture: PictureView }) {
  const photo = <Photo src={url} alt="" focus={focus} width={960} height={655} sizes="16rem" />;
  return (
    <ul data-slot="picture-previews" aria-label="Previews">
      <li>
        <div data-slot="tour-cloth-mji">{photo}</div>
        Card
      </li>
      <li>
        <div data-slot="tour-cloth-mji" data-on="phone">
          {photo}
        </div>
        Card in a list, phone
      </li>
      <li>
        <div data-slot="cloth-hero-mji" data-on="phone">
          {photo}
        </div>
        Tour page, phone
      </li>
      <li>
        <div data-slot="cloth-hero-mji" data-on="desktop">
          {photo}
        </div>
        Tour page, desktop
      </li>
    </ul>
  );
}
