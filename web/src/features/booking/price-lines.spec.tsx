import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PriceLines } from './price-lines.tsx';

describe('the lines of a price', () => {
  it('show one category at two prices if an imported total cannot be divided evenly', () => {
    const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const adult = { categoryId: 'adult', category: 'Adult' };
    const lines = [
      { ...adult, count: 2, unitPrice: 33.33, amount: 66.66 },
      { ...adult, count: 1, unitPrice: 33.34, amount: 33.34 },
    ];
    render(<PriceLines price={{ lines, total: 100, currency: 'USD' }} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '2 × Adult at $33.33',
      '1 × Adult at $33.34',
      'Total',
    ]);
    expect(faults).not.toHaveBeenCalled();
    faults.mockRestore();
  });
});
