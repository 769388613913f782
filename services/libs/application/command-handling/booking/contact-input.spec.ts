import { wantedContact } from './contact-input.ts';

const old = { name: 'Asha', email: 'asha@example.com', phone: '0777 1' };

describe('the contact after a correction', () => {
  it('has the new phone number with its country code', () => {
    const input = { phone: '0777 123 456', phoneCountry: 'TZ' };
    expect(wantedContact(old, input)).toEqual({ ...old, phone: '+255777123456' });
  });

  it('has the stored phone number if it was not changed or was restored', () => {
    expect(wantedContact(old, { phone: ' 0777 1 ', phoneCountry: 'TZ' })).toEqual(old);
    const restored = { phone: '0777 2', phoneCountry: 'TZ', isRestored: true };
    expect(wantedContact(old, restored)).toEqual({ ...old, phone: '0777 2' });
  });

  it('has the stored phone number if the form sends it in the format of the screen', () => {
    const stored = { ...old, phone: '0777 123 456' };
    expect(wantedContact(stored, { phone: '+255 777 123 456', name: 'Amina' })).toEqual({
      ...stored,
      name: 'Amina',
    });
  });
});
