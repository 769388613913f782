const unreachable =
  'The mail server could not be reached. Check that it is running, and the host and the port in SMTP_URL.';
const unresolved =
  'The name of the mail server was not found. Check the host in SMTP_URL, and the network of the server.';
const unauthorised =
  'The mail server did not accept the username or the password. Check both in SMTP_URL.';

/** The meaning of each error of the network or the protocol, and the remedy. */
const faults: Readonly<Record<string, string>> = {
  ECONNREFUSED: unreachable,
  ECONNECTION:
    'The mail server closed the connection. Check that it is running, and look at its own log.',
  ECONNRESET:
    'The mail server closed the connection. Check that it is running, and look at its own log.',
  ESOCKET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  EDNS: unresolved,
  ENOTFOUND: unresolved,
  EAI_AGAIN: unresolved,
  ETIMEDOUT:
    'The mail server did not answer in time. Check the host and the port in SMTP_URL, and whether a firewall blocks the port.',
  EAUTH: unauthorised,
  ETLS: 'The mail server offered no encryption, so the product did not send it the password. Use smtps:// in SMTP_URL, or a port with encryption.',
  EPROTOCOL:
    'The answer of the mail server was not understood. Check the port in SMTP_URL: port 465 needs smtps://.',
  EENVELOPE: 'No e-mail can be sent to this address. Correct it.',
  EDAMAGED:
    'The traveller’s personal data cannot be opened with its key. Restore it from a backup.',
};

/** The meaning of the most common refusals of a mail server, by their reply code. */
const replies: Readonly<Record<string, string>> = {
  '421': 'The mail server is not available at the moment. If this lasts, ask its provider.',
  '450': 'The mailbox of the recipient cannot be used at the moment. This often passes.',
  '451': 'The mail server had an internal error. If this lasts, ask its provider.',
  '452':
    'The mail server has no space left, or got too many e-mails. If this lasts, ask its provider.',
  '530': unauthorised,
  '534': unauthorised,
  '535': unauthorised,
  '550': 'The mail server refused the address of the recipient. Check the address.',
  '551': 'The mail server refused the address of the recipient. Check the address.',
  '552': 'The mailbox of the recipient is full, or the e-mail is too big for it.',
  '553': 'The mail server refused an address. Check the recipient’s address, and MAIL_FROM.',
  '554':
    'The mail server rejected the e-mail, for example as spam. Ask its provider whether your domain is set up correctly.',
};

/** Why an e-mail was not sent, and the remedy, in words. */
export function mailFaultInWords(reason: string): string {
  const [code = ''] = reason.split(' ');
  const known = faults[code] ?? replies[code];
  if (known !== undefined) return known;
  if (code.startsWith('5')) {
    return 'The mail server refused the e-mail permanently. Ask its provider what this code means.';
  }
  return code.startsWith('4')
    ? 'The mail server refused the e-mail for now. If this lasts, ask its provider what this code means.'
    : 'The e-mail could not be sent. The log of the server may say more.';
}
