import { createContext, use, useEffect, useId } from 'react';

/** Something that can be done on the screen that is open, from the command palette or by a key. */
export interface PageAction {
  /** As the palette lists it: "Book on a caller’s behalf". */
  readonly label: string;
  /** One key, or several after each other: `n`, `g b`. Letters and signs, without Ctrl, Alt or ⌘. */
  readonly keys?: string;
  readonly run: () => void;
}

/** The actions of whatever is open; read when somebody asks, so that no change of them draws anything anew. */
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

/** Offers what a screen can do for as long as it is open: `usePageActions([{ label, keys: 'n', run }])`. */
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
