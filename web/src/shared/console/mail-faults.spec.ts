import { mailFaultInWords } from './mail-faults.ts';

describe('the words for a fault of the mail server', () => {
  it.each([
    ['ECONNREFUSED', 'could not be reached'],
    ['EAUTH', 'did not accept the username or the password'],
    ['535 5.7.8', 'did not accept the username or the password'],
    ['ETIMEDOUT', 'did not answer in time'],
    ['550 5.1.1', 'refused the address of the recipient'],
    ['555', 'refused the e-mail permanently'],
    ['454', 'refused the e-mail for now'],
    ['EUNKNOWN', 'could not be sent'],
  ])('say what %s means', (reason, words) => {
    expect(mailFaultInWords(reason)).toContain(words);
  });
});
