import { measurePageSpeed } from '../features/page-speed/measure-page-speed.ts';
import { registerServiceWorker } from '../offline/register.ts';

/** Starts the parts that no page waits for. Their file is loaded when the browser has nothing else to do. */
export function startAfterThePage(): void {
  measurePageSpeed();
  if ('serviceWorker' in navigator) registerServiceWorker();
}
