import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Toast, ToastRegion } from './toast-region.tsx';

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

  it('is in the page and empty before the first message', () => {
    render(<ToastRegion toasts={[]} shownMs={5_000} onDismiss={jest.fn()} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('dismisses a message after its time, not before', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toasts={[added]} shownMs={5_000} onDismiss={onDismiss} />);
    expect(screen.getByRole('status')).toHaveTextContent('Added to favorites');
    pass(4_999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([['1']]);
  });

  it('shows a message that replaces another one for the full time', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(
      <ToastRegion toasts={[added]} shownMs={5_000} onDismiss={onDismiss} />,
    );
    pass(3_000);
    rerender(<ToastRegion toasts={[removed]} shownMs={5_000} onDismiss={onDismiss} />);
    expect(screen.queryByText('Added to favorites')).not.toBeInTheDocument();
    pass(4_999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([['2']]);
  });

  it('shows several messages, each for its own time', () => {
    const onDismiss = jest.fn();
    const show = (...toasts: readonly Toast[]) => (
      <ToastRegion toasts={toasts} shownMs={4_000} onDismiss={onDismiss} />
    );
    const { rerender } = render(show(added));
    pass(1_000);
    rerender(show(added, removed));
    expect(screen.getByText('Added to favorites')).toBeVisible();
    expect(screen.getByText('Removed from favorites')).toBeVisible();
    pass(3_000);
    expect(onDismiss.mock.calls).toEqual([['1']]);
    pass(1_000);
    expect(onDismiss.mock.calls).toEqual([['1'], ['2']]);
  });

  it('keeps a message while a pointer is over it, and then for the full time again', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toasts={[added]} shownMs={5_000} onDismiss={onDismiss} />);
    const message = screen.getByText('Added to favorites');
    fireEvent.pointerEnter(message);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(message);
    pass(5_000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('dismisses a message at once when its button is pressed', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toasts={[added]} shownMs={5_000} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(onDismiss.mock.calls).toEqual([['1']]);
  });
});
