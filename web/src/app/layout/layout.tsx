import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Toasts } from '../../shared/toasts/toasts.tsx';
import { Footer } from './footer.tsx';
import './layout.css';
import { NavigationBar } from './navigation-bar.tsx';
import { mainId, useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** What surrounds every page. */
export function Layout() {
  const { state } = useNavigation();
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
      <NavigationBar />
      <main id={mainId} tabIndex={-1} aria-busy={state !== 'idle'}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <p data-slot="route-progress" role="status" data-shown={state === 'loading'}>
        {state === 'loading' && 'Loading…'}
      </p>
      <ScrollRestoration />
    </>
  );
}
