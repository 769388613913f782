import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LastWrite {
  /**
   * The furthest log position in the answers and refusals to this browser's commands; null before the first
   * command.
   */
  readonly position: string | null;
}

/** Remembers the position of this browser's last command, so that later reads include it. */
export const lastWriteSlice = createSlice({
  name: 'lastWrite',
  initialState: (): LastWrite => ({ position: null }),
  reducers: {
    // Answers may arrive in a different order than their requests: the furthest position counts.
    commandAnswered: ({ position }, { payload }: PayloadAction<string>): LastWrite => ({
      position: position !== null && isFurther(position, payload) ? position : payload,
    }),
  },
  selectors: {
    selectLastPosition: (state) => state.position,
  },
});

/**
 * Returns whether a position is further in the same log. The text before the dot names the log; within one
 * log, positions sort as text.
 */
function isFurther(position: string, than: string): boolean {
  return position.split('.', 1)[0] === than.split('.', 1)[0] && position > than;
}

export const { commandAnswered } = lastWriteSlice.actions;
export const { selectLastPosition } = lastWriteSlice.selectors;
