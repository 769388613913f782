import type { TourView } from '@contracts/tour/tour-view.ts';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { FavouritesControl } from '../../features/favourites/favourites-control.tsx';
import { FavouritesProvider } from '../../features/favourites/favourites-provider.tsx';
import { SessionProvider } from '../../features/session/session-provider.tsx';
import { AdMeasuring } from '../../features/tracking/ad-measuring.tsx';
import { ConsentChoice } from '../../features/tracking/consent-choice.tsx';
import { useConversionId } from '../../features/tracking/use-conversion-id.ts';
import { Toasts } from '../../shared/toasts/toasts.tsx';
import { FavouriteSlot } from '../../shared/tours/favourite-slot.ts';
import { Footer } from './footer.tsx';
import './layout.css';
import { NavigationBar } from './navigation-bar.tsx';
import { mainId, useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

/** The layout of every page: the session, the favourites, and the frame. */
export function Layout() {
  return (
    <SessionProvider>
      <FavouritesProvider>
        <FavouriteSlot value={favouriteOfCard}>
          <Frame />
        </FavouriteSlot>
      </FavouritesProvider>
    </SessionProvider>
  );
}

function favouriteOfCard(tour: TourView) {
  return <FavouriteButton tour={tour} />;
}

function Frame() {
  const { state } = useNavigation();
  const [isPanelOpen, setIsPanelOpen] = useOpenUntilNavigation();
  const conversionId = useConversionId();
  useFocusOnNavigation();
  return (
    <>
      <a
        data-slot="skip-link"
        href={`#${mainId}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        Skip to content
      </a>
      <NavigationBar
        favourites={
          <FavouritesControl
            isOpen={isPanelOpen}
            onOpen={() => {
              setIsPanelOpen(true);
            }}
            onClose={() => {
              setIsPanelOpen(false);
            }}
            toasts={<Toasts />}
          />
        }
      />
      <main id={mainId} tabIndex={-1} aria-busy={state !== 'idle'}>
        <Outlet />
      </main>
      <AdMeasuring />
      <Footer privacyChoices={typeof conversionId === 'string' ? <ConsentChoice /> : undefined} />
      {!isPanelOpen && <Toasts />}
      <p data-slot="route-progress" role="status" data-shown={state === 'loading'}>
        {state === 'loading' && 'Loading…'}
      </p>
      <ScrollRestoration />
    </>
  );
}
