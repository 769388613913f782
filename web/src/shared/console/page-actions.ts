import { createContext, use, useEffect, useId } from 'react';

/** An action of the open screen, run from the command palette or with a key. */
export interface PageAction {
  /** The label in the palette: "Book on a caller’s behalf". */
  readonly label: string;
  /** One key, or several one after another: `n`, `g b`. Letters and signs, without Ctrl, Alt or ⌘. */
  readonly keys?: string;
  readonly run: () => void;
}

/**
 * The actions of the open screens. They are read only when they are needed, so no component renders again when
 * they change.
 */
class PageActions {
  readonly #ofScreens = new Map<string, readonly PageAction[]>();

  set(screen: string, actions: readonly PageAction[]): void {
    this.#ofScreens.set(screen, actions);
  }

  delete(screen: string): void {
    this.#ofScreens.delete(screen);
  }

  get all(): readonly PageAction[] {
    return [...this.#ofScreens.values()].flat();
  }
}

export const PageActionsContext = createContext(new PageActions());

/** Offers a screen's actions while it is open: `usePageActions([{ label, keys: 'n', run }])`. */
export function usePageActions(actions: readonly PageAction[]): void {
  const screen = useId();
  const known = use(PageActionsContext);
  useEffect(() => {
    known.set(screen, actions);
    return () => {
      known.delete(screen);
    };
  }, [known, screen, actions]);
}
