import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FavouriteToggle } from './favourite-toggle.tsx';
import { TourCloth, type TourClothProps } from './tour-cloth.tsx';

function hang(props: Partial<TourClothProps>) {
  const cloth = (
    <TourCloth
      to="/tour/mnemba-by-dhow"
      title="Mnemba by dhow"
      kanga="mnemba"
      scene="dhow-at-sea"
      facts={['7 h']}
      {...props}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: cloth }]);
  return render(<RouterProvider router={router} />);
}

describe('a tour as a cloth', () => {
  it("is one link, and only the tour's title is its name", () => {
    hang({ highlights: ['Two swims'] });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Mnemba by dhow' })).toHaveAttribute(
      'href',
      '/tour/mnemba-by-dhow',
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows two highlights and how many more there are', () => {
    hang({ highlights: ['Two swims', 'Green turtles possible', 'Lunch', 'Drums'] });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Two swims',
      'Green turtles possible',
      '+2 more',
    ]);
  });

  it('shows no count if there are only two highlights', () => {
    hang({ highlights: ['Two swims', 'Lunch'] });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is printed in the light of its first start time', () => {
    const { container } = hang({ startTime: '16:30' });
    expect(container.querySelector('[data-slot="scene"]')).toHaveAttribute('data-hour', 'dusk');
  });

  it('shows an uploaded picture instead of the print', () => {
    const { container } = hang({
      photo: { src: '/i/1.webp', alt: 'Our boat', width: 960, height: 640 },
    });
    expect(screen.getByRole('img', { name: 'Our boat' })).toHaveAttribute('width', '960');
    expect(container.querySelector('[data-slot="scene"]')).not.toBeInTheDocument();
  });

  it('has the favourite button beside the link, not in it', () => {
    hang({
      favourite: <FavouriteToggle title="Mnemba by dhow" isFavourite onToggle={() => undefined} />,
    });
    const heart = screen.getByRole('button', { name: 'Favourite: Mnemba by dhow' });
    expect(heart).toBePressed();
    expect(screen.getByRole('link')).not.toContainElement(heart);
  });
});
