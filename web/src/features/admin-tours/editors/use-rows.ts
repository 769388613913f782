import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from './focus-on.ts';
import { moved } from './moved.ts';
import type { EditorProps } from './editor-props.ts';

/** Entries have no names of their own; each is given a key that it keeps when others come, go or move. */
export function useRows<Item>(
  { value, onChange, itemName }: EditorProps<readonly Item[]> & { itemName: string },
  list: { readonly current: HTMLOListElement | null },
) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const keys = keysFor(known, value.length);

  /** Puts entries in the place of some, and leads whoever did it to where they are now. */
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

  return { keys, said, say: setSaid, put, move };
}

/** As many keys as there are entries, though somebody else made them more or less (a draft, another's version). */
function keysFor(known: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...known) + 1;
  return Array.from({ length: count }, (_, index) => known[index] ?? next + index - known.length);
}

const entryInput = '[data-part="entry"] :is(input, textarea, select)';
