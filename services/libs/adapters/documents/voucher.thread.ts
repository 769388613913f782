import { parentPort } from 'node:worker_threads';
import { voucherPage } from './voucher-page.ts';
import type { Drawn, WantedVoucher } from './voucher-thread.ts';

parentPort?.on('message', ({ words, answer }: WantedVoucher) => {
  voucherPage(words).then(
    (pdf) => {
      answer.postMessage({ pdf } satisfies Drawn);
    },
    (error: unknown) => {
      answer.postMessage({ fault: String(error) } satisfies Drawn);
    },
  );
});
