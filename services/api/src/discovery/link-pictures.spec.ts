import type { ImageStore } from '../../../libs/application/ports/image-store.ts';
import type { LinkPhoto, LinkPicture } from '../../../libs/contracts/site/link-picture.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { LinkPictures, picturesKeptMax } from './link-pictures.ts';

function pictureOf(signature: string): LinkPicture {
  return { of: 'home', signature };
}

function pictureOfTour(photo: LinkPhoto): LinkPicture {
  const pricingStructure = { type: 'fixed', currency: 'USD', basePrice: 30 } as const;
  const tour = { id: 'reef', title: 'Reef', category: [], duration: '5 hours', pricingStructure };
  return { of: 'tour', tour, photo, signature: 'Kanga' };
}

describe('link pictures', () => {
  let drawn: string[];
  let isBroken: boolean;
  let pictures: LinkPictures;
  let files: Map<string, Buffer>;
  let photos: unknown[];

  beforeEach(() => {
    drawn = [];
    isBroken = false;
    const thread: Pick<DrawingThread, 'draw'> = {
      draw: ({ signature, ...rest }) => {
        drawn.push(signature);
        photos.push('photo' in rest ? rest.photo : undefined);
        return isBroken
          ? Promise.reject(new Error('no ink'))
          : Promise.resolve(Buffer.from(signature));
      },
    };
    files = new Map();
    photos = [];
    const store: Pick<ImageStore, 'get'> = {
      get: ({ id, name }) => Promise.resolve(files.get(`${id}/${name}`)),
    };
    pictures = new LinkPictures(thread as DrawingThread, store as ImageStore);
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

  it('have the photograph of the tour in the smallest size that fills its frame', async () => {
    const boat = { id: 'boat', width: 1600, height: 1067 };
    const beach = { id: 'beach', width: 1600, height: 450 };
    files.set('boat/960.jpeg', Buffer.from('boat')).set('beach/1600.jpeg', Buffer.from('beach'));
    await pictures.drawn(pictureOfTour(boat));
    await pictures.drawn(pictureOfTour({ ...beach, focus: { x: 1, y: 0 } }));
    expect(photos).toEqual([
      { ...boat, content: 'Ym9hdA==' },
      { ...beach, focus: { x: 1, y: 0 }, content: 'YmVhY2g=' },
    ]);
  });

  it('have the scene of the tour if the file of its photograph is missing', async () => {
    await pictures.drawn(pictureOfTour({ id: 'gone', width: 1600, height: 1067 }));
    expect(photos).toEqual([undefined]);
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
