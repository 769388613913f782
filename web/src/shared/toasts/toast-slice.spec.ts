import {
  selectToasts,
  toastDismissed,
  toastRaised,
  toastsCleared,
  toastSlice,
} from './toast-slice.ts';

const after = (...actions: Parameters<typeof toastSlice.reducer>[1][]) =>
  selectToasts({ toast: actions.reduce(toastSlice.reducer, toastSlice.getInitialState()) });

const texts = (toasts: ReturnType<typeof after>) => toasts.map(({ text }) => text);

describe('what the site tells in passing', () => {
  it('stands in the order in which it was said, the last three at most', () => {
    const said = ['one', 'two', 'three', 'four'].map((text) => toastRaised(text));
    expect(texts(after(...said))).toEqual(['two', 'three', 'four']);
  });

  it('is a message of its own each time', () => {
    const [first, second] = after(toastRaised('again'), toastRaised('again', 'error'));
    expect(first?.id).not.toBe(second?.id);
    expect([first?.tone, second?.tone]).toEqual(['plain', 'error']);
  });

  it('goes one by one, or all at once', () => {
    const first = toastRaised('one');
    const both = [first, toastRaised('two')];
    expect(texts(after(...both, toastDismissed(first.payload.id)))).toEqual(['two']);
    expect(after(...both, toastsCleared())).toEqual([]);
  });
});
