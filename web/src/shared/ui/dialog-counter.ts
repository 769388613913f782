import { createContext } from 'react';

/** Called with 1 when a dialog below opens, and with -1 when it closes. */
export const DialogCounter = createContext<((step: 1 | -1) => void) | undefined>(undefined);
