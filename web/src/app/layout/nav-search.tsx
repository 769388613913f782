import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useOutsidePress } from '../../shared/ui/use-outside-press.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const searchTextLengthMax = 100;

/**
 * The search of every page, which opens under the bar. Escape, its close button and a press outside it clear
 * and close it. Without JavaScript it is shown in the bar.
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
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <Glyph name="search" />
      </button>
      {isOpen && <SearchForm toggle={toggle} onClose={close} />}
      <noscript>
        <form method="get" action="/tours" role="search" aria-label="Site">
          <input type="search" name="q" data-slot="input" aria-label="Search tours" />
          <button type="submit" data-slot="nav-button" aria-label="Search">
            <Glyph name="search" />
          </button>
        </form>
      </noscript>
    </div>
  );
}

type SearchFormProps = { toggle: RefObject<HTMLButtonElement | null>; onClose: () => void };

function SearchForm({ toggle, onClose }: SearchFormProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.focus(); // The visitor has just opened this search.
  }, []);

  function close() {
    onClose();
    toggle.current?.focus();
  }
  return (
    // Escape closes the search, whichever of its elements has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      aria-label="Site"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        const q = (box.current?.value ?? '').trim();
        void navigate(q === '' ? '/tours' : `/tours?${new URLSearchParams({ q }).toString()}`);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <input
        ref={box}
        type="search"
        name="q"
        data-slot="input"
        aria-label="Search tours"
        placeholder="Search tours"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchTextLengthMax}
      />
      <button type="button" data-slot="nav-button" aria-label="Close search" onClick={close}>
        <Glyph name="close" />
      </button>
    </form>
  );
}
