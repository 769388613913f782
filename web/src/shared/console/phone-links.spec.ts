import { callLink, chatLink } from './phone-links.ts';

describe('a phone number', () => {
  it('is dialled without spaces, brackets and hyphens', () => {
    expect(callLink('+255 (0) 700-000 001')).toBe('tel:+2550700000001');
  });

  it.each([
    ['+255 700 000 001', 'https://wa.me/255700000001'],
    ['00255 700 000 001', 'https://wa.me/255700000001'],
    ['0700 000 001', undefined],
    ['112', undefined],
  ])('%j has the chat link %j', (phone, link) => {
    expect(chatLink(phone)).toBe(link);
  });

  it('has a chat link with a text', () => {
    expect(chatLink('+255 700 000 001', 'Karibu & jambo')).toBe(
      'https://wa.me/255700000001?text=Karibu%20%26%20jambo',
    );
  });
});
