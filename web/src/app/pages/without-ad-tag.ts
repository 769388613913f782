import { type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { isAdTagLoaded } from '../../features/tracking/ad-tag-script.ts';

/**
 * The loader of a page that only its person or staff see. Where the advertising network's tag was loaded on a
 * page before, this one is loaded as a new document: its policy allows no foreign script. The console is
 * reached by way of the sign-in page, so it needs none.
 */
export function withoutAdTag({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (isAdTagLoaded()) throw redirectDocument(request.url);
  return null;
}
