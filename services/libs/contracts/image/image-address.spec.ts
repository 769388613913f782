import { imageUrl, imageWidths, keptImage } from './image-address.ts';

const hash = '0123456789abcdef0123456789abcdef';

describe('the address of a picture', () => {
  it('says which picture it is and how large', () => {
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
  ])('is that of no picture of ours: %j', (url) => {
    expect(keptImage(url)).toBeUndefined();
  });

  it.each([
    [1600, [480, 960, 1600]],
    [960, [480, 960]],
    [700, [480, 700]],
    [300, [300]],
  ])('leads to the widths in which one of %d pixels is kept', (width, widths) => {
    expect(imageWidths({ width })).toEqual(widths);
  });
});
