/** Whether the message was written; what it says decides nothing. */
export interface ContactState {
  readonly status: 'none' | 'submitted';
}

export const initialContact: ContactState = { status: 'none' };
