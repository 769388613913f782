import { faultsIn, messageIn } from './message-fields.ts';

const whole = { name: 'Asha', email: 'asha@example.com', message: 'Do you sail in June?' };

describe('a message before it is sent', () => {
  it('is the typed text, without surrounding spaces', () => {
    const form = document.createElement('form');
    form.innerHTML = '<input name="name"><input name="email"><textarea name="message"></textarea>';
    const [name, email, message] = form.elements as unknown as HTMLInputElement[];
    Object.assign(name ?? {}, { value: ' Asha ' });
    Object.assign(email ?? {}, { value: 'asha@example.com' });
    Object.assign(message ?? {}, { value: '\nDo you sail in June?\n' });
    expect(messageIn(form)).toEqual(whole);
    expect(messageIn(document.createElement('form'))).toEqual({ name: '', email: '', message: '' });
  });

  it('can be sent if it has a name, an e-mail address and a text', () => {
    expect(faultsIn(whole)).toEqual([]);
  });

  it('lists the missing fields, below a general message', () => {
    expect(faultsIn({ name: '', email: '', message: '' })).toEqual([
      { message: 'Please fill in all required fields' },
      { field: 'name', message: 'Enter your name' },
      { field: 'email', message: 'Enter your e-mail' },
      { field: 'message', message: 'Write your message' },
    ]);
    expect(faultsIn({ ...whole, message: '' })).toHaveLength(2);
  });

  it.each(['asha', 'asha@example', '@example.com', 'a b@example.com', 'a@b@example.com'])(
    'is refused with the e-mail address %j',
    (email) => {
      expect(faultsIn({ ...whole, email })).toEqual([
        { field: 'email', message: 'Enter an e-mail address such as name@example.com' },
      ]);
    },
  );
});
