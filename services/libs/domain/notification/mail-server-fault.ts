/** Error codes that are about one e-mail or one person, not about the mail server. */
const aboutOneEmail: ReadonlySet<string> = new Set(['EDAMAGED', 'EENVELOPE', 'EMESSAGE']);

/** Reply codes with which a mail server refuses the product itself: it is not available, or wants a sign-in. */
const repliesToAll: ReadonlySet<string> = new Set(['421', '454', '530', '534', '535', '538']);

/**
 * Whether an attempt failed for a reason that all e-mails share: the mail server cannot be reached, or refuses
 * the product. It is not if a recipient was refused.
 *
 * @param reason A reply code or the name of an error, as `NotificationFailed` holds it.
 */
export function isMailServerFault(reason: string): boolean {
  const [code = ''] = reason.split(' ');
  return repliesToAll.has(code) || (code.startsWith('E') && !aboutOneEmail.has(code));
}
