import type { ContactEvent } from './contact.events.ts';
import type { ContactState } from './contact.state.ts';

/** The message after one more event. */
export function evolveContact(state: ContactState, { type, data }: ContactEvent): ContactState {
  if (type === 'ContactMessageSubmitted') return { status: 'open', personal: data.personal };
  if (state.status === 'none') return state;
  return { ...state, status: type === 'ContactMessageReopened' ? 'open' : 'closed' };
}
