import { type KeyboardEvent, useId, useRef } from 'react';
import './action-menu.css';
import { ConsoleGlyph } from './console-glyph.tsx';

export type MenuAction = {
  readonly label: string;
  readonly run: () => void;
  /** The action cannot be undone. */
  readonly isGrave?: boolean;
};

export type ActionMenuProps = {
  /** The subject of the actions: "Actions for ZBL-74100680". */
  label: string;
  actions: readonly MenuAction[];
};

/** A button that opens a menu with the actions for one row. Arrow keys move through it, Escape closes it. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  function place() {
    const button = opener.current?.getBoundingClientRect();
    const { current: sheet } = menu;
    if (button === undefined || sheet === null) return;
    const { offsetHeight: height, offsetWidth: width } = sheet;
    const isBelow = button.bottom + height <= window.innerHeight;
    sheet.style.top = `${String(isBelow ? button.bottom : Math.max(0, button.top - height))}px`;
    sheet.style.left = `${String(Math.max(8, button.right - width))}px`;
    sheet.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }

  function moveFocus(event: KeyboardEvent) {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        data-slot="menu-opener"
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        <ConsoleGlyph name="more" size={18} />
      </button>
      {/* An item has the focus. The menu handles its keys. */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        data-slot="action-menu"
        onKeyDown={moveFocus}
        onToggle={(event) => {
          if (event.newState === 'open') place();
        }}
      >
        {actions.map(({ label: name, run, isGrave = false }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-grave={isGrave || undefined}
            onClick={() => {
              menu.current?.hidePopover();
              run();
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
