import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from './focus-on.ts';
import { moved } from './moved.ts';
import type { EditorProps } from './editor-props.ts';

/** Entries have no id, so each gets a key. It keeps this key when other entries are added, removed or moved. */
export function useRows<Item>(
  { value, onChange, itemName, problems }: EditorProps<readonly Item[]> & { itemName: string },
  list: { readonly current: HTMLElement | null },
) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const keys = keysFor(known, value.length);
  const [found, setFound] = useState({ problems, keys });
  if (found.problems !== problems) setFound({ problems, keys });

  /** Replaces entries. If their number changes, the focus moves to the place of the change. */
  function put(at: number, count: number, items: readonly Item[]) {
    const added = items.slice(count).map((_, index) => Math.max(-1, ...keys) + 1 + index);
    const kept = keys.slice(at, at + Math.min(count, items.length));
    const isSameCount = items.length === count;
    const change = () => {
      setKnown(keys.toSpliced(at, count, ...kept, ...added));
      onChange(value.toSpliced(at, count, ...items));
    };
    if (isSameCount) {
      change();
      return;
    }
    flushSync(change);
    if (items.length > count) focusOn(list.current, at + items.length - 1, entryInput);
    else {
      setSaid(`Removed ${itemName} ${String(at + 1)}`);
      focusOn(list.current, Math.min(at, value.length - 2), '[data-part="remove"]');
    }
  }

  function move(from: number, to: number) {
    setKnown(moved(keys, from, to));
    onChange(moved(value, from, to));
    setSaid(`Moved to place ${String(to + 1)} of ${String(value.length)}`);
  }

  /** Adds an entry at the end, if there is room. */
  function add(make: () => Item, max: number) {
    if (value.length < max) put(value.length, 0, [make()]);
    else setSaid(`There can be at most ${String(max)} entries`);
  }

  return {
    ...{ keys, said, put, move, add },
    /** The index of an entry when the problems were found; -1 if it did not exist. */
    foundAt: (index: number) => found.keys.indexOf(keys[index] ?? NaN),
  };
}

/** One key for each entry, even if a draft or another person's version changed the number of entries. */
function keysFor(known: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...known) + 1;
  return Array.from({ length: count }, (_, index) => known[index] ?? next + index - known.length);
}

const entryInput = '[data-part="entry"] :is(input, textarea, select)';
