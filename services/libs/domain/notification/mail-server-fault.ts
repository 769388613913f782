/** Error codes that concern one e-mail or one person, not the mail server. */
const aboutOneEmail: ReadonlySet<string> = new Set(['EDAMAGED', 'EENVELOPE', 'EMESSAGE']);

/**
 * Reply codes with which a mail server refuses every e-mail: the server is not available, or requires a
 * sign-in.
 */
const repliesToAll: ReadonlySet<string> = new Set(['421', '454', '530', '534', '535', '538']);

/**
 * Whether an attempt failed for a reason that all e-mails share: the mail server cannot be reached, or
 * refuses every e-mail. The refusal of one recipient is no such reason.
 *
 * @param reason A reply code or the name of an error, as `NotificationFailed` holds it.
 */
export function isMailServerFault(reason: string): boolean {
  const [code = ''] = reason.split(' ');
  return repliesToAll.has(code) || (code.startsWith('E') && !aboutOneEmail.has(code));
}
