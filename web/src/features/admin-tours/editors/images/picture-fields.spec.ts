import { pictureFields, picturesOf, withAlt, withFocus } from './picture-fields.ts';

const focus = { x: 0.2, y: 0.9 };

describe('the pictures of a form', () => {
  it('are the images, each with its text and focus', () => {
    const pictures = [{ url: '/gone.jpeg' }, { url: '/2.jpeg', alt: 'A dhow', focus }];
    expect(picturesOf({ images: ['/1.jpeg', '/2.jpeg'], pictures })).toEqual([
      { url: '/1.jpeg' },
      { url: '/2.jpeg', alt: 'A dhow', focus },
    ]);
  });

  it('are an empty list if no picture has a text or a focus', () => {
    expect(pictureFields([{ url: '/1.jpeg' }])).toEqual({ images: ['/1.jpeg'], pictures: [] });
    const written = [{ url: '/1.jpeg' }, { url: '/2.jpeg', alt: 'A dhow' }];
    expect(pictureFields(written)).toEqual({ images: ['/1.jpeg', '/2.jpeg'], pictures: written });
  });

  it('have a focus inside the picture, in whole per cent, and no focus if it is in the centre', () => {
    const picture = { url: '/1.jpeg', alt: 'A dhow' };
    expect(withFocus(picture, { x: -3, y: 0.3333 })).toEqual({
      ...picture,
      focus: { x: 0, y: 0.33 },
    });
    expect(withFocus({ ...picture, focus }, { x: 0.499, y: 0.5 })).toEqual(picture);
    expect(withAlt({ ...picture, focus }, '')).toEqual({ url: '/1.jpeg', focus });
  });
});
