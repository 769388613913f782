import { type ComponentType, lazy, Suspense } from 'react';
import { TourList } from '../../features/tours/tour-list.tsx';
import { useTourFilter } from '../../features/tours/use-tour-filter.ts';
import { breadcrumbData } from '../../shared/head/breadcrumb-data.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { useStructuredData } from '../../shared/head/use-structured-data.ts';
import { Pindo } from '../../shared/pindo/pindo.tsx';

/** Loaded after the list of tours. If its file does not arrive, the list works without it. */
const ToursGuide = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./tours-guide.tsx')).ToursGuide };
  } catch {
    return { default: () => null };
  }
});

/** Loaded separately, because few visitors open a list that somebody shared. */
const SharedFavourites = lazy(async () => ({
  default: (await import('../../features/favourites/shared-favourites.tsx')).SharedFavourites,
}));

export function ToursPage() {
  const [filter] = useTourFilter();
  const structuredData = useStructuredData((site) => [
    breadcrumbData({ trail: [{ label: 'Home', to: '/' }], current: 'Zanzibar Tours' }, site),
  ]);
  return (
    <>
      <PageHead
        title="Zanzibar Tours"
        description="All day trips in Zanzibar and on the mainland, with prices, start times and available seats: reef, forest, spice, old town, safari."
        isVariant={Object.keys(filter).length > 0}
        structuredData={structuredData}
      />
      <div data-kanga="kisutu" className="on-cloth">
        <Pindo />
        <div className="page-gutter title-strip">
          <h1>Zanzibar Tours</h1>
          <p>Pick a date to see which tours have seats.</p>
        </div>
      </div>
      <TourList
        offer={(tours) => (
          <Suspense>
            <SharedFavourites tours={tours} />
          </Suspense>
        )}
      />
      <Suspense>
        <ToursGuide />
      </Suspense>
    </>
  );
}
