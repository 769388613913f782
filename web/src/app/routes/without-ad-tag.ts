import { type LoaderFunction, redirectDocument } from 'react-router-dom';
import { isAdTagLoaded } from '../../features/tracking/ad-tag.ts';

/**
 * The loader of a page that only its person or staff see. Where the advertising network's tag was loaded on a
 * page before, this one is loaded as a document of its own: its policy lets no foreign script in.
 */
export function withoutAdTag(loader: LoaderFunction = () => null): LoaderFunction {
  return (...given) => {
    if (isAdTagLoaded()) throw redirectDocument(given[0].request.url);
    return loader(...given);
  };
}
