import { measurePageSpeed } from '../features/page-speed/measure-page-speed.ts';
import { registerServiceWorker } from '../offline/register.ts';

/** What no page waits for, in a file that is loaded when the browser has nothing else to do. */
export function startAfterThePage(): void {
  measurePageSpeed();
  if ('serviceWorker' in navigator) registerServiceWorker();
}
