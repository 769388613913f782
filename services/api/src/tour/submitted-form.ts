import { tourForm, type TourRequest } from '../../../libs/application/wire/tour-wishes.ts';
import { harmlessHtml } from './rich-text.ts';

/** The form as staff sent it, with nothing in its texts that could be run. */
export function submittedForm(body: TourRequest) {
  const { fullDescription = '' } = body;
  return tourForm({ ...body, fullDescription: harmlessHtml(fullDescription) });
}
