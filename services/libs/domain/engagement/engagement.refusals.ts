/** Views are counted over a minute or longer, from an instant to a later one. */
export interface InvalidWindow {
  readonly code: 'InvalidWindow';
  readonly secondsMin: number;
}

/** Not a whole number of views. */
export interface InvalidCount {
  readonly code: 'InvalidCount';
}
