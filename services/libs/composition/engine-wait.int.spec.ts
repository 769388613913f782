import { jest } from '@jest/globals';
import { hostsOf, openWhenThere } from './engine-wait.ts';
import { StartRefused } from './start-refused.ts';

class Gone extends Error {}

describe('waiting for an engine', () => {
  const said: unknown[] = [];
  const awaited = {
    name: 'MongoDB',
    setting: 'MONGODB_URL',
    url: 'mongodb://amina:secret@one:27017,two/tours',
    waitMs: 5_000,
    isAway: (error: unknown) => error instanceof Gone,
  };

  beforeEach(() => {
    said.length = 0;
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(line) > 0);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('continues as soon as the engine answers, and logs once what it waits for', async () => {
    let tries = 0;
    const open = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Gone()) : Promise.resolve('opened');
    };
    expect(await openWhenThere(awaited, open)).toBe('opened');
    expect(said).toEqual([
      expect.stringMatching(
        /^\S+ WARN : MongoDB at one:27017,two does not answer yet\. It is tried again for 5 s\.\n$/,
      ),
    ]);
  });

  it('refuses the start if the engine does not answer in time, and says what to do', async () => {
    const opening = openWhenThere({ ...awaited, waitMs: 0 }, () => Promise.reject(new Gone()));
    await expect(opening).rejects.toThrow(
      'MongoDB at one:27017,two did not answer within 0 s. Start it, or set MONGODB_URL to where it is.',
    );
    await expect(opening).rejects.toBeInstanceOf(StartRefused);
  });

  it('does not wait after an error that is not temporary', async () => {
    const opening = openWhenThere(awaited, () => Promise.reject(new RangeError('wrong')));
    await expect(opening).rejects.toThrow('wrong');
    expect(said).toEqual([]);
  });

  it.each([
    ['esdb://admin:changeit@host:2113?tls=false', 'host:2113'],
    ['redis://localhost:6379/2', 'localhost:6379'],
    ['mongodb://amina:pass/word@host/tours', 'host'],
    ['nothing', 'its address'],
  ])('never repeats the password of %s', (url, hosts) => {
    expect(hostsOf(url)).toBe(hosts);
  });
});
