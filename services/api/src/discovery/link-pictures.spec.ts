import type { LinkPicture } from '../../../libs/contracts/site/link-picture.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { LinkPictures, picturesKeptMax } from './link-pictures.ts';

function pictureOf(signature: string): LinkPicture {
  return { of: 'home', signature };
}

describe('link pictures', () => {
  let drawn: string[];
  let isBroken: boolean;
  let pictures: LinkPictures;

  beforeEach(() => {
    drawn = [];
    isBroken = false;
    const thread: Pick<DrawingThread, 'draw'> = {
      draw: ({ signature }) => {
        drawn.push(signature);
        return isBroken
          ? Promise.reject(new Error('no ink'))
          : Promise.resolve(Buffer.from(signature));
      },
    };
    pictures = new LinkPictures(thread as DrawingThread);
  });

  it('are drawn once for all requests at the same time', async () => {
    const [first, second] = await Promise.all([
      pictures.drawn(pictureOf('Kanga')),
      pictures.drawn(pictureOf('Kanga')),
    ]);
    expect(first).toBe(second);
    expect(await pictures.drawn(pictureOf('Kanga'))).toBe(first);
    expect(drawn).toEqual(['Kanga']);
  });

  it('are drawn again when anything on them changes', async () => {
    await pictures.drawn(pictureOf('Kanga'));
    await pictures.drawn({ of: 'guide', path: '/destinations/paje', signature: 'Kanga' });
    expect(drawn).toHaveLength(2);
  });

  it('are tried again after they could not be drawn', async () => {
    isBroken = true;
    await expect(pictures.drawn(pictureOf('Kanga'))).rejects.toThrow('no ink');
    isBroken = false;
    expect((await pictures.drawn(pictureOf('Kanga'))).toString()).toBe('Kanga');
  });

  it('do not fill the memory: the least recently requested one is dropped', async () => {
    const names = Array.from({ length: picturesKeptMax }, (_, index) => `Site ${index}`);
    for (const name of names) await pictures.drawn(pictureOf(name));
    await pictures.drawn(pictureOf('Site 0'));
    await pictures.drawn(pictureOf('One more'));
    expect(drawn).toHaveLength(picturesKeptMax + 1);
    await pictures.drawn(pictureOf('Site 0'));
    expect(drawn).toHaveLength(picturesKeptMax + 1);
    await pictures.drawn(pictureOf('Site 1'));
    expect(drawn).toHaveLength(picturesKeptMax + 2);
  });
});
