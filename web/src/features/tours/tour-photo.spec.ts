import { tourPhoto, tourPictures } from './tour-photo.ts';

const images = ['/boat.jpeg', '/reef.jpeg'];
const focus = { x: 0.2, y: 0.9 };
const title = 'Sunset sail';

describe('the pictures of a tour', () => {
  it('have the alternative texts and focus points that staff wrote, and the title otherwise', () => {
    const pictures = [{ url: '/reef.jpeg', alt: 'Corals below the boat', focus }];
    expect(tourPictures({ images, pictures, title })).toMatchObject([
      { src: '/boat.jpeg', alt: 'Sunset sail, picture 1 of 2', focus: undefined },
      { src: '/reef.jpeg', alt: 'Corals below the boat', focus },
    ]);
    expect(tourPictures({ images: ['/boat.jpeg'], title })).toMatchObject([{ alt: title }]);
  });

  it('are each shown only once', () => {
    expect(tourPictures({ images: [...images, ...images], title })).toHaveLength(2);
  });

  it('have on a card the focus and the text of the main picture', () => {
    const pictures = [{ url: '/boat.jpeg', alt: 'A dhow under sail', focus }];
    expect(tourPhoto({ image: '/boat.jpeg', pictures })).toMatchObject({
      alt: 'A dhow under sail',
      focus,
    });
    expect(tourPhoto({ image: '/boat.jpeg' })).toMatchObject({ alt: '', focus: undefined });
    expect(tourPhoto({ image: null })).toBeUndefined();
  });
});
