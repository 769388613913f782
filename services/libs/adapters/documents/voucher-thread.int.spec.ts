import { voucherFacts } from '../../../../test/support/document-facts.ts';
import { voucherWords } from '../../application/documents/voucher-words.ts';
import { VoucherThread } from './voucher-thread.ts';

describe('a thread that dies while it draws', () => {
  it('fails every waiting voucher, and the next voucher starts another thread', async () => {
    const dying =
      "import{parentPort}from'node:worker_threads';parentPort.once('message',process.exit)";
    const thread = new VoucherThread(new URL(`data:text/javascript,${encodeURIComponent(dying)}`));
    const attempts = () =>
      Promise.allSettled([1, 2].map(() => thread.draw(voucherWords(voucherFacts()))));
    for (const settled of [...(await attempts()), ...(await attempts())]) {
      expect(settled).toMatchObject({ status: 'rejected' });
    }
  });

  it('reports why it could not start', async () => {
    const thread = new VoucherThread(new URL('data:text/javascript,throw new Error("no fonts")'));
    const failure: unknown = await thread
      .draw(voucherWords(voucherFacts()))
      .catch((error: unknown) => error);
    expect(failure).toHaveProperty('cause.cause.message', 'no fonts');
  });
});
