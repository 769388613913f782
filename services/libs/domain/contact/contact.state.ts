/** Whether the message was submitted; no decision depends on its text. */
export interface ContactState {
  readonly status: 'none' | 'submitted';
}

export const initialContact: ContactState = { status: 'none' };
