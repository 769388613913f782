import type { ImageView } from '@contracts/image/image-view.ts';
import type { Following, SentImage } from './send-image.ts';
import { UploadQueue } from './upload-queue.ts';

const file = (name: string) => new File(['…'], name, { type: 'image/jpeg' });

const kept = (name: string): SentImage => ({
  image: { url: `/images/${name}`, width: 1, height: 1, variants: [] } satisfies ImageView,
});

const lost: SentImage = { fault: { reason: 'the connection was lost.', isFinal: false } };

/** A queue whose uploads run until the test ends each of them. */
function slowly() {
  const underWay = new Map<string, Following & { end: (sent: SentImage) => Promise<void> }>();
  const ready: string[] = [];
  const failed: string[] = [];
  const queue = new UploadQueue((sent, follow) => {
    const { promise, resolve } = Promise.withResolvers<SentImage>();
    underWay.set(sent.name, {
      ...follow,
      end: async (answer) => {
        underWay.delete(sent.name);
        resolve(answer);
        await promise;
      },
    });
    return promise;
  });
  const leave = queue.listen({
    onReady: (urls) => ready.push(...urls),
    onFailed: (upload) => failed.push(upload.file.name),
  });
  const of = (name: string) => {
    const found = underWay.get(name);
    if (found === undefined) throw new Error(`${name} is not under way.`);
    return found;
  };
  const idOf = (name: string) => queue.uploads().find((each) => each.file.name === name)?.id ?? 0;
  return { queue, underWay, ready, failed, leave, of, idOf };
}

describe('uploads in the queue', () => {
  it('run two at a time while the others wait', async () => {
    const { queue, underWay, of } = slowly();
    queue.add(['a', 'b', 'c'].map(file));
    expect([...underWay.keys()]).toEqual(['a', 'b']);
    expect(queue.uploads().map(({ state }) => state)).toEqual(['sending', 'sending', 'waiting']);
    await of('b').end(kept('b'));
    expect([...underWay.keys()]).toEqual(['a', 'c']);
  });

  it('become pictures in the order in which the files were chosen', async () => {
    const { queue, ready, of } = slowly();
    queue.add(['a', 'b', 'c'].map(file));
    await of('b').end(kept('b'));
    await of('c').end(kept('c'));
    expect(ready).toEqual([]);
    await of('a').end(kept('a'));
    expect(ready).toEqual(['/images/a', '/images/b', '/images/c']);
    expect(queue.uploads()).toEqual([]);
  });

  it('do not block others when they fail, and can be retried', async () => {
    const { queue, ready, failed, of, idOf } = slowly();
    queue.add(['a', 'b'].map(file));
    await of('a').end(lost);
    await of('b').end(kept('b'));
    expect(ready).toEqual(['/images/b']);
    expect(failed).toEqual(['a']);
    queue.retry(idOf('a'));
    await of('a').end(kept('a'));
    expect(ready).toEqual(['/images/b', '/images/a']);
  });

  it('report their progress, and why they were refused', async () => {
    const { queue, of } = slowly();
    queue.add([file('a')]);
    of('a').onProgress(0.4);
    expect(queue.uploads()[0]).toMatchObject({ state: 'sending', share: 0.4 });
    const fault = { reason: 'Use a JPEG.', isFinal: true };
    await of('a').end({ fault });
    expect(queue.uploads()[0]).toMatchObject({ state: 'failed', fault });
  });

  it('are cancelled on request', async () => {
    const { queue, ready, failed, of, idOf } = slowly();
    queue.add(['a', 'b'].map(file));
    const { signal, end } = of('a');
    queue.cancel(idOf('a'));
    expect(signal.aborted).toBe(true);
    await end(lost);
    await of('b').end(kept('b'));
    expect([ready, failed]).toEqual([['/images/b'], []]);
  });

  it('are all cancelled when staff leave the form', () => {
    const { queue, of, leave } = slowly();
    queue.add(['a', 'b', 'c'].map(file));
    const signals = [of('a').signal, of('b').signal];
    leave();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(queue.uploads()).toEqual([]);
  });
});
