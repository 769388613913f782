import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from './toast-region.tsx';

const added = { id: '1', text: 'Added to favorites' };
const removed = { id: '2', text: 'Removed from favorites' };

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

describe('the toast region', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is there, silent, before there is anything to say', () => {
    render(<ToastRegion toast={null} onDismiss={jest.fn()} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('lets a message go after 5000 ms, not before', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toast={added} onDismiss={onDismiss} />);
    expect(screen.getByRole('status')).toHaveTextContent('Added to favorites');
    pass(4_999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([['1']]);
  });

  it('shows one message at a time, each with its own 5000 ms', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<ToastRegion toast={added} onDismiss={onDismiss} />);
    pass(3_000);
    rerender(<ToastRegion toast={removed} onDismiss={onDismiss} />);
    expect(screen.queryByText('Added to favorites')).not.toBeInTheDocument();
    pass(4_999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([['2']]);
  });

  it('waits while a pointer rests on it, and then a whole time again', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toast={added} onDismiss={onDismiss} />);
    const message = screen.getByText('Added to favorites');
    fireEvent.pointerEnter(message);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(message);
    pass(5_000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('goes at once when dismissed', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toast={added} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(onDismiss.mock.calls).toEqual([['1']]);
  });
});
