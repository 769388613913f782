import { dismissalInWords } from './dismissal-words.ts';

describe('why an e-mail is not sent', () => {
  it('is a sentence', () => {
    expect(dismissalInWords('no-address')).toBe('Not sent: the traveller has no e-mail address.');
  });

  it('is undefined for a reason that a person wrote', () => {
    expect(dismissalInWords('The weather')).toBeUndefined();
    expect(dismissalInWords('toString')).toBeUndefined();
  });
});
