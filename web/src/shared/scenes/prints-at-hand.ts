import { type ComponentType, createContext } from 'react';
import type { SceneName } from './scene-name.ts';

/**
 * The components that draw the prints. They are provided only if the server renders a page. Browsers do not need
 * them.
 */
export const PrintsAtHand = createContext<Readonly<Record<SceneName, ComponentType>> | undefined>(
  undefined,
);
