import { lazy, Suspense, useRef } from 'react';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useOutsidePress } from '../../shared/ui/use-outside-press.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

/** Loaded when somebody is about to use the search: most visitors do not use it. */
const loadSearch = () => import('../../features/tours/site-search.tsx');
const SiteSearch = lazy(async () => {
  try {
    return { default: (await loadSearch()).SiteSearch };
  } catch {
    return { default: PlainSearch };
  }
});
const load = () => {
  loadSearch().catch(() => undefined); // When the search opens, it handles the error.
};

/**
 * The search of every page, which opens under the bar. Escape, the close button and a press outside the search
 * clear and close the search. Without JavaScript it is shown in the bar.
 */
export function NavSearch() {
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const whole = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
  };
  useOutsidePress(whole, isOpen, close);
  return (
    <div ref={whole} data-slot="nav-search">
      <button
        ref={toggle}
        type="button"
        data-slot="nav-button"
        aria-label="Search tours"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <Glyph name="search" />
      </button>
      {isOpen && (
        <Suspense>
          <SiteSearch
            onClose={() => {
              close();
              toggle.current?.focus();
            }}
          />
        </Suspense>
      )}
      <noscript>
        <PlainSearch />
      </noscript>
    </div>
  );
}

/**
 * The search without suggestions. It is used if scripts are off, or if the file of the other search does not
 * arrive.
 */
function PlainSearch() {
  return (
    <form method="get" action="/tours" role="search" aria-label="Site">
      <input type="search" name="q" data-slot="input" aria-label="Search tours" />
      <button type="submit" data-slot="nav-button" aria-label="Search">
        <Glyph name="search" />
      </button>
    </form>
  );
}
