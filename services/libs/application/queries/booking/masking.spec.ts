import { maskedCustomer } from './masking.ts';

describe('A masked person', () => {
  it.each([
    [
      { name: 'Amina Hassan Ali', email: 'amina@mail.example.org', phone: '+255 777 123 456' },
      { name: 'A••• H•••', email: 'a•••@m•••.org', phone: '•••56' },
    ],
    [
      { name: '  🐢  ', email: 'a@b', phone: '911' },
      { name: '🐢•••', email: 'a•••@b•••.b', phone: '•••' },
    ],
    [
      { name: '', email: 'no address', phone: '' },
      { name: '•••', email: 'n•••', phone: '•••' },
    ],
    [
      { name: 'Amina', email: null, phone: '911' },
      { name: 'A•••', email: null, phone: '•••' },
    ],
  ])('shows only enough for the person to recognise the contact: %j', (person, masked) => {
    expect(maskedCustomer(person)).toStrictEqual(masked);
  });
});
