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

describe('the messages in the store', () => {
  it('are in the order in which they were raised, at most the last three', () => {
    const said = ['one', 'two', 'three', 'four'].map((text) => toastRaised(text));
    expect(texts(after(...said))).toEqual(['two', 'three', 'four']);
  });

  it('no longer report a failure after a success', () => {
    const failed = toastRaised('Error signing out', 'error');
    const done = toastRaised('Signed out successfully', 'ok');
    expect(texts(after(failed, toastRaised('other'), done))).toEqual([
      'other',
      'Signed out successfully',
    ]);
    expect(texts(after(done, failed))).toEqual(['Signed out successfully', 'Error signing out']);
  });

  it('get a new id each time', () => {
    const [first, second] = after(toastRaised('again'), toastRaised('again', 'error'));
    expect(first?.id).not.toBe(second?.id);
    expect([first?.tone, second?.tone]).toEqual(['plain', 'error']);
  });

  it('are removed one by one, or all at once', () => {
    const first = toastRaised('one');
    const both = [first, toastRaised('two')];
    expect(texts(after(...both, toastDismissed(first.payload.id)))).toEqual(['two']);
    expect(after(...both, toastsCleared())).toEqual([]);
  });
});
