import { jest } from '@jest/globals';
import { shareLink } from './share-link.ts';

const url = 'https://site.example/tours?favourites=spice-farm-tour';

/** A browser that can share, copy, or do neither. */
function browserWith(parts: { share?: () => Promise<void>; copy?: () => Promise<void> }) {
  const share = parts.share && jest.fn(parts.share);
  const copy = parts.copy && jest.fn(parts.copy);
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      ...(share && { share }),
      ...(copy && { clipboard: { writeText: copy } }),
    },
  });
  return { share, copy };
}

const done = () => Promise.resolve();
const fail = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('sharing a link', () => {
  const { navigator } = globalThis;
  afterEach(() => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  });

  it('uses the share dialog of the phone if there is one', async () => {
    const { share, copy } = browserWith({ share: done, copy: done });
    expect(await shareLink(url, 'Tours')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ url, title: 'Tours' });
    expect(copy).not.toHaveBeenCalled();
  });

  it('does not copy the link after the visitor cancelled', async () => {
    const { copy } = browserWith({ share: fail('AbortError'), copy: done });
    expect(await shareLink(url, 'Tours')).toBe('shared');
    expect(copy).not.toHaveBeenCalled();
  });

  it('copies the link if the browser cannot share or does not allow it', async () => {
    for (const share of [undefined, fail('NotAllowedError')]) {
      const { copy } = browserWith({ copy: done, ...(share && { share }) });
      expect(await shareLink(url, 'Tours')).toBe('copied');
      expect(copy).toHaveBeenCalledWith(url);
    }
  });

  it('fails if the browser can do neither', async () => {
    browserWith({});
    expect(await shareLink(url, 'Tours')).toBe('failed');
    browserWith({ copy: fail('NotAllowedError') });
    expect(await shareLink(url, 'Tours')).toBe('failed');
  });
});
