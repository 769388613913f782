import { lazy, Suspense } from 'react';
import { useConversionId } from './use-conversion-id.ts';

const ConsentNotice = lazy(async () => ({
  default: (await import('./consent-notice.tsx')).ConsentNotice,
}));

/** Ad measurement on every page of a site that has a conversion id; nothing on other sites. */
export function AdMeasuring() {
  const conversionId = useConversionId();
  if (conversionId === undefined || conversionId === null) return null;
  return (
    <Suspense>
      <ConsentNotice conversionId={conversionId} />
    </Suspense>
  );
}
