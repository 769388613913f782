import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Glyph } from '../../shared/ui/glyph.tsx';

/** A search from anywhere: it opens in the bar; Escape and its close button clear and close it. */
export function NavSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
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
      {isOpen && (
        <SearchForm
          toggle={toggle}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

type SearchFormProps = { toggle: RefObject<HTMLButtonElement | null>; onClose: () => void };

function SearchForm({ toggle, onClose }: SearchFormProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function close() {
    onClose();
    toggle.current?.focus();
  }
  return (
    <form
      data-slot="nav-search"
      role="search"
      aria-label="Site"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const q = text.trim();
        onClose();
        void navigate(q === '' ? '/tours' : `/tours?${new URLSearchParams({ q }).toString()}`);
      }}
    >
      <input
        type="search"
        name="q"
        data-slot="input"
        aria-label="Search tours"
        placeholder="Search tours"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        // The person has just asked for this box.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <button type="button" data-slot="nav-button" aria-label="Close search" onClick={close}>
        <Glyph name="close" />
      </button>
    </form>
  );
}
