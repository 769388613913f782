import { tourFormOf, type TourRequest } from '../../../libs/contracts/tour/tour-form-of.ts';
import { harmlessHtml } from './rich-text.ts';

/** The form as staff sent it, with nothing in its texts that could be run. */
export function submittedForm(body: TourRequest) {
  const { fullDescription = '' } = body;
  return tourFormOf({ ...body, fullDescription: harmlessHtml(fullDescription) });
}
