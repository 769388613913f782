import { type ComponentType, createContext } from 'react';
import type { SceneName } from './scene-name.ts';

/** What draws the prints, where a page is put together on the server; browsers have no need of it. */
export const PrintsAtHand = createContext<Readonly<Record<SceneName, ComponentType>> | undefined>(
  undefined,
);
