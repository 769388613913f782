import { imageUrl, imageWidths, keptImage } from './image-address.ts';

const hash = '0123456789abcdef0123456789abcdef';

describe('the address of a picture', () => {
  it('names the picture and its width', () => {
    const id = `${hash}-1600x1067`;
    const url = imageUrl({ id }, 1600, 'jpeg');
    expect(url).toBe(`/images/${id}/1600.jpeg`);
    expect(keptImage(url)).toEqual({ id, width: 1600, height: 1067 });
  });

  it.each([
    'https://elsewhere.example/images/a.jpeg',
    '/images/spice-farm.webp',
    `/images/${hash}-1600x1067/1600.svg`,
    `/images/../${hash}-1600x1067/1600.jpeg`,
    `https://elsewhere.example/images/${hash}-1600x1067/1600.jpeg`,
    '',
  ])('is not accepted for a picture from another source: %j', (url) => {
    expect(keptImage(url)).toBeUndefined();
  });

  it.each([
    [1600, [480, 960, 1600]],
    [960, [480, 960]],
    [700, [480, 700]],
    [300, [300]],
  ])('is offered in the stored widths of a picture that is %d pixels wide', (width, widths) => {
    expect(imageWidths({ width })).toEqual(widths);
  });
});
