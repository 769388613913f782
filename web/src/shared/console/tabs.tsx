import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export type TabOf<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** How many things the tab contains; undefined while this is unknown. */
  readonly count?: number | undefined;
  /** False if the tab shows no number. */
  readonly isCounted?: boolean;
};

export type TabsProps<Id extends string> = {
  /** The name of the choice between the tabs: "Bookings". */
  label: string;
  tabs: readonly TabOf<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
};

/**
 * Tabs with a single panel, in ARIA's pattern. Arrow keys move along the tabs; Home and End go to the first and
 * last.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const tabId = (id: Id) => `${base}-${id}`;

  function handleKey(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const place = placeByKey(event.key, at);
    const next = place === null ? undefined : tabs.at(place % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(next.id)}"]`)?.focus();
  }
  return (
    <div data-slot="tabs">
      <div ref={list} data-part="list" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, count, isCounted = true }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onKeyDown={handleKey}
            onClick={() => {
              onChoose(id);
            }}
          >
            <span>{name}</span>{' '}
            {isCounted && <span>({count?.toLocaleString('en-US') ?? '…'})</span>}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} data-part="panel" role="tabpanel" aria-labelledby={tabId(chosen)}>
        {children}
      </div>
    </div>
  );
}

/** Returns the tab to which a key of the ARIA tabs pattern moves; null for any other key. */
function placeByKey(key: string, at: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return null;
  }
}
