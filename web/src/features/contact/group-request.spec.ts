import { groupFaults, groupMessage } from './group-request.ts';

const request = {
  name: 'Asha Juma',
  email: 'asha@example.com',
  phone: '+255 700 000 001',
  size: '24',
  date: '2026-12-05',
  message: 'A school class.',
};

describe('a request for a group quote', () => {
  it('has the tour, the day, the size and the phone in its text', () => {
    expect(groupMessage('Spice Farm Tour', request)).toEqual({
      name: 'Asha Juma',
      email: 'asha@example.com',
      message:
        'Group quote\nTour: Spice Farm Tour\nDate: Sat, Dec 05, 2026\nTravellers: 24\nPhone: +255 700 000 001\n\nA school class.',
    });
    expect(groupMessage('Spice Farm Tour', { ...request, date: '', message: '' }).message).toMatch(
      /Date: not decided yet\nTravellers: 24\nPhone: [+\d ]+$/,
    );
  });

  it('is not sent without a name, an e-mail, a phone and a number of travellers', () => {
    expect(groupFaults(request)).toEqual({});
    const empty = { ...request, name: '', email: '', phone: '', size: '' };
    expect(Object.keys(groupFaults(empty))).toEqual(['name', 'email', 'phone', 'size']);
    expect(Object.keys(groupFaults({ ...request, email: 'asha', size: 'many' }))).toEqual([
      'email',
      'size',
    ]);
  });
});
