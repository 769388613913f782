/** There is no message with this id. */
export interface ContactMessageNotFound {
  readonly code: 'ContactMessageNotFound';
}
