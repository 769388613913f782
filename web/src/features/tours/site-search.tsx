import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { SearchBox } from './search-box.tsx';
import { tourPath, toursPath } from './tour-filter.ts';

/** The open search of the navigation bar: suggestions open their tour, the button opens the list. */
export function SiteSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.focus(); // The visitor has just opened this search.
  }, []);

  function open(path: string) {
    onClose();
    void navigate(path);
  }
  return (
    // Escape closes the search, no matter which of its elements has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      aria-label="Site"
      onSubmit={(event) => {
        event.preventDefault();
        open(toursPath({ q }));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <SearchBox
        label="Search tours"
        placeholder="Search tours"
        value={q}
        input={box}
        onChange={setQ}
        onChoose={({ id }) => {
          open(tourPath(id, {}));
        }}
      />
      <button type="submit" data-slot="nav-button" aria-label="Search">
        <Glyph name="search" />
      </button>
      <button type="button" data-slot="nav-button" aria-label="Close search" onClick={onClose}>
        <Glyph name="close" />
      </button>
    </form>
  );
}
