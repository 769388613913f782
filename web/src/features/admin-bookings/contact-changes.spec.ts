import { changedContact, contactOf, wantedContactNow } from './contact-changes.ts';

const customer = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };

describe('the correction of a contact', () => {
  it('is empty if staff changed no field', () => {
    expect(changedContact({ customer }, contactOf({ customer }))).toEqual({});
    expect(changedContact({}, contactOf({}))).toEqual({});
  });

  it('contains each changed field, without surrounding spaces', () => {
    const wanted = {
      ...contactOf({ customer, message: 'Hello' }),
      name: ' Asha Ali ',
      message: '',
    };
    expect(changedContact({ customer, message: 'Hello' }, wanted)).toEqual({
      contact: { name: 'Asha Ali' },
      message: '',
    });
    const elsewhere = { ...contactOf({ customer }), pickupPlace: 'Paje' };
    expect(changedContact({ customer }, elsewhere)).toEqual({ pickupPlace: 'Paje' });
  });

  it('removes or adds an e-mail address', () => {
    const without = { customer: { ...customer, email: null } };
    const wanted = { ...contactOf({ customer }), email: ' ' };
    expect(changedContact({ customer }, wanted)).toEqual({ contact: { email: null } });
    expect(changedContact(without, contactOf(without))).toEqual({});
    expect(changedContact(without, contactOf({ customer }))).toEqual({
      contact: { email: customer.email },
    });
    expect(wantedContactNow({ customer }, wanted, { customer })).toMatchObject({ email: '' });
  });

  it('contains the changes of staff and those of another person', () => {
    const wanted = { ...contactOf({ customer }), name: 'Asha Ali' };
    const latest = { customer: { ...customer, name: 'A. Juma', phone: '+255 700 000 002' } };
    expect(wantedContactNow({ customer }, wanted, { ...latest, message: 'Hello' })).toEqual({
      ...contactOf(latest),
      name: 'Asha Ali',
      message: 'Hello',
    });
  });
});
