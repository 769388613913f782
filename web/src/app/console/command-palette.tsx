import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import './command-palette.css';
import { KeyCaps } from './key-caps.tsx';
import { type Hit, useHits } from './use-hits.ts';

export type CommandPaletteProps = { isOpen: boolean; onClose: () => void };

/** Finds screens, tours, departures, bookings and colleagues, and runs every action that the role may do. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search, or start an action">
      <Palette onClose={onClose} />
    </Dialog>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { hits, isSearching } = useHits(typed);
  const chosen = hits[Math.min(at, hits.length - 1)];
  const optionId = (hit: Hit) => `${id}-${hit.id}`;

  function run(hit: Hit) {
    onClose();
    hit.run();
  }
  function handleKey(event: KeyboardEvent) {
    if (chosen === undefined) return;
    const next = placeByKey(event.key, at, hits.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) run(chosen);
    else setAt(next);
  }
  return (
    <div data-slot="command-palette">
      <TextInput
        // Staff who open the palette want to type. So the browser's dialog focuses the element with this attribute.
        ref={(field) => field?.setAttribute('autofocus', '')}
        role="combobox"
        aria-label="A screen, a booking’s reference, name, e-mail or phone, a tour, a departure, or an action"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen === undefined ? undefined : optionId(chosen)}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="A booking, a name, a tour, an action…"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
      />
      <VisuallyHidden role="status">{statusOf(hits.length, isSearching)}</VisuallyHidden>
      <div id={`${id}-list`} role="listbox" aria-label="Found">
        {hits.map((hit, index) => (
          <Option
            key={hit.id}
            id={optionId(hit)}
            hit={hit}
            isFirstOfGroup={hits[index - 1]?.group !== hit.group}
            isChosen={hit === chosen}
            onPress={run}
          />
        ))}
      </div>
      {hits.length === 0 && !isSearching && <p>Nothing found.</p>}
    </div>
  );
}

type OptionProps = {
  id: string;
  hit: Hit;
  isFirstOfGroup: boolean;
  isChosen: boolean;
  onPress: (hit: Hit) => void;
};

function Option({ id, hit, isFirstOfGroup, isChosen, onPress }: OptionProps) {
  const { group, label, note, keys } = hit;
  return (
    // The field keeps the focus and handles the keys; a click chooses the same option with the pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={isChosen ? bringIntoView : undefined}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={() => {
        onPress(hit);
      }}
    >
      <small>{isFirstOfGroup && group}</small>
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      {keys !== undefined && <KeyCaps keys={keys} />}
    </div>
  );
}

function bringIntoView(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const isAbove = option.offsetTop < list.scrollTop;
  const isBelow = option.offsetTop + option.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove) list.scrollTop = option.offsetTop;
  if (isBelow) list.scrollTop = option.offsetTop + option.offsetHeight - list.clientHeight;
}

/** Returns the new place for the keys of ARIA's combobox; undefined for any other key. */
function placeByKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    default:
      return undefined;
  }
}

function statusOf(count: number, isSearching: boolean): string {
  if (isSearching) return 'Searching...';
  return count === 1 ? '1 found' : `${String(count)} found`;
}
