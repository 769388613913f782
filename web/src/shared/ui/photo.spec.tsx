import { render, screen } from '@testing-library/react';
import { Photo } from './photo.tsx';

const id = '0123456789abcdef0123456789abcdef-1200x800';
const frame = { alt: 'Our boat', width: 960, height: 655 };

describe('Photo', () => {
  it('offers an uploaded picture in every format and width, with its own size', () => {
    const { container } = render(
      <Photo src={`/images/${id}/1200.jpeg`} {...frame} sizes="24rem" isFirst />,
    );
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => [source.type, source.srcset, source.sizes])).toEqual(
      ['avif', 'webp'].map((format) => [
        `image/${format}`,
        [480, 960, 1200].map((width) => `/images/${id}/${width}.${format} ${width}w`).join(', '),
        '24rem',
      ]),
    );
    const picture = screen.getByRole('img', { name: 'Our boat' });
    expect(picture).toHaveAttribute('src', `/images/${id}/1200.jpeg`);
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('480.jpeg 480w'));
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('height', '800');
  });

  it('lets the browser measure the frame of a lazy picture', () => {
    render(<Photo src={`/images/${id}/1200.jpeg`} {...frame} sizes="24rem" />);
    expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 24rem');
  });

  it('keeps the focus of a picture in view, by rules of the style sheet', () => {
    render(
      <>
        <Photo src="/boat.jpg" {...frame} alt="Boat" focus={{ x: 0.28, y: 1 }} />
        <Photo src="/reef.jpg" {...frame} alt="Reef" />
      </>,
    );
    const boat = screen.getByRole('img', { name: 'Boat' });
    expect([boat.dataset.x, boat.dataset.y, boat.getAttribute('style')]).toEqual([
      ...['3', '10'],
      null,
    ]);
    expect(screen.getByRole('img', { name: 'Reef' })).not.toHaveAttribute('data-x');
  });

  it('shows a picture from another site unchanged', () => {
    const { container } = render(<Photo src="https://pictures.example/boat.jpg" {...frame} />);
    expect(container.querySelector('picture')).not.toBeInTheDocument();
    const picture = screen.getByRole('img');
    expect(picture).toHaveAttribute('src', 'https://pictures.example/boat.jpg');
    expect(picture).not.toHaveAttribute('srcset');
    expect(picture).toHaveAttribute('width', '960');
  });
});
