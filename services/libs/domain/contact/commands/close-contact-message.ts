import { accept, type Decision, refuse } from '../../decision.ts';
import type { ContactMessageClosed } from '../contact.events.ts';
import type { ContactMessageNotFound } from '../contact.refusals.ts';
import type { ContactState } from '../contact.state.ts';

/** Staff settle a message without answering it in the console. */
export interface CloseContactMessage {
  readonly type: 'CloseContactMessage';
}

/** A message that is settled already stays as it is. */
export function closeContactMessage(
  _: CloseContactMessage,
  state: ContactState,
): Decision<ContactMessageClosed, ContactMessageNotFound> {
  if (state.status === 'none') {
    return refuse({ code: 'ContactMessageNotFound' });
  }
  return state.status === 'closed' ? accept() : accept({ type: 'ContactMessageClosed', data: {} });
}
