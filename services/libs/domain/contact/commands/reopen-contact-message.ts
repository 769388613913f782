import { accept, type Decision, refuse } from '../../decision.ts';
import type { ContactMessageReopened } from '../contact.events.ts';
import type { ContactMessageNotFound } from '../contact.refusals.ts';
import type { ContactState } from '../contact.state.ts';

/** Staff reopen a settled message, so that it waits for them again. */
export interface ReopenContactMessage {
  readonly type: 'ReopenContactMessage';
}

/** A message that waits already stays as it is. */
export function reopenContactMessage(
  _: ReopenContactMessage,
  state: ContactState,
): Decision<ContactMessageReopened, ContactMessageNotFound> {
  if (state.status === 'none') {
    return refuse({ code: 'ContactMessageNotFound' });
  }
  return state.status === 'open' ? accept() : accept({ type: 'ContactMessageReopened', data: {} });
}
