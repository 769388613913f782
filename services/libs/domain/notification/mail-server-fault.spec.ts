import { isMailServerFault } from './mail-server-fault.ts';

describe('a failed attempt', () => {
  it.each(['ECONNREFUSED', 'ETIMEDOUT', 'EAUTH', 'ETLS', 'EUNKNOWN', '535 5.7.8', '421'])(
    'is a fault of the mail server: %s',
    (reason) => {
      expect(isMailServerFault(reason)).toBe(true);
    },
  );

  it.each(['550 5.1.1', '451 4.3.0', 'EDAMAGED', 'EENVELOPE', ''])(
    'is a fault of one e-mail only: %s',
    (reason) => {
      expect(isMailServerFault(reason)).toBe(false);
    },
  );
});
