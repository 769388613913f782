import { wantedContact } from './contact-input.ts';

const old = { name: 'Asha', email: 'asha@example.com', phone: '0777 1' };

describe('the contact that a correction leads to', () => {
  it('has a new phone number with its country', () => {
    const input = { phone: '0777 123 456', phoneCountry: 'TZ' };
    expect(wantedContact(old, input)).toEqual({ ...old, phone: '+255777123456' });
  });

  it('keeps a phone number that stays or is restored as it was', () => {
    expect(wantedContact(old, { phone: ' 0777 1 ', phoneCountry: 'TZ' })).toEqual(old);
    const restored = { phone: '0777 2', phoneCountry: 'TZ', isRestored: true };
    expect(wantedContact(old, restored)).toEqual({ ...old, phone: '0777 2' });
  });

  it('keeps a phone number that comes back as it is shown', () => {
    const stored = { ...old, phone: '0777 123 456' };
    expect(wantedContact(stored, { phone: '+255 777 123 456', name: 'Amina' })).toEqual({
      ...stored,
      name: 'Amina',
    });
  });
});
