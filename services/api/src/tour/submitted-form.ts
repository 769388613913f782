import { tourFormOf, type TourRequest } from '../../../libs/contracts/tour/tour-form-of.ts';
import { harmlessHtml } from './rich-text.ts';

/** Returns the form as staff sent it, without parts of its texts that could run. */
export function submittedForm(body: TourRequest) {
  const { fullDescription = '' } = body;
  return tourFormOf({ ...body, fullDescription: harmlessHtml(fullDescription) });
}
