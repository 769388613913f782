import { trustedPolicy } from '../shared/trusted-types/trusted-policy.ts';

const worker = '/service-worker.js';

const policy = trustedPolicy('service-worker', {
  createScriptURL: (path: string) => (path === worker ? path : ''),
});

/** Registers the worker that shows the offline page. If a browser refuses the worker, it shows its own error page. */
export function registerServiceWorker(): void {
  navigator.serviceWorker.register(policy.createScriptURL(worker)).catch((error: unknown) => {
    console.error('The offline page is not available.', error);
  });
}
