import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NotLoaded } from './not-loaded.tsx';

describe('a query without data', () => {
  const refetch = jest.fn();

  it('says that it loads', () => {
    render(<NotLoaded isError={false} refetch={refetch} what="the bookings" />);
    expect(screen.getByRole('status', { name: 'Loading the bookings' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it failed, and has a button that repeats it', () => {
    render(<NotLoaded isError refetch={refetch} what="the bookings" />);
    expect(screen.getByRole('alert')).toHaveTextContent('The bookings could not be loaded.');
    expect(screen.queryByRole('status')).toBeNull();
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows another error text if one is given', () => {
    render(<NotLoaded isError refetch={refetch} what="tours" fault="Failed to fetch tours" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch tours');
  });
});
