import { imageFormats } from '../../../libs/contracts/image/image-address.ts';
import type { ImageVariantView, ImageView } from '../../../libs/contracts/image/image-view.ts';
import type { TourPreviewView } from '../../../libs/contracts/tour/tour-preview.ts';
import { as, type Operations } from './operation.ts';
import { anything, integer, list, named, object, oneOf, text } from './schema.ts';

const image = named(
  'Image',
  object<ImageView>({
    url: text,
    width: integer,
    height: integer,
    variants: list(
      object<ImageVariantView>({ url: text, width: integer, format: oneOf(...imageFormats) }),
    ),
  }),
);

const tourPreview = named(
  'TourPreview',
  object<TourPreviewView>({
    changes: list(
      object<TourPreviewView['changes'][number]>({
        field: text,
        before: anything,
        after: anything,
      }),
    ),
    futureBookings: integer,
  }),
);

/** The calls for the pictures of tours, and for what saving the form of a tour would change. */
export const tourFormOperations: Operations = {
  AdminImagesController: {
    upload: {
      summary: 'Takes a picture of a tour in; its `url` is what a tour’s `images` are given',
      upload: 'A JPEG, PNG, WebP or AVIF picture of at most 10 MB and 40 million pixels.',
      answer: as(image),
      refuses: [
        'MalformedRequest',
        'ImageTooLarge',
        'ImageKindNotAllowed',
        'ImageNotUsable',
        'TooManyRequests',
        'TimedOut',
        'Unavailable',
      ],
    },
  },
  TourPreviewController: {
    preview: {
      summary:
        'What saving the form of a tour would change, and how many upcoming bookings there are',
      answer: as(tourPreview),
      refuses: ['TourNotFound', 'TourIsDeleted'],
    },
  },
  ImagesController: {
    file: {
      summary: 'A picture in one of its sizes and formats; kept for ever',
      stream: { type: 'image/*', description: 'The picture.' },
      refuses: ['NotFound'],
    },
  },
};
