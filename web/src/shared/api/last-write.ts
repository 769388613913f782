import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LastWrite {
  /** How far the log reached with what this browser wrote, or was shown in a refusal. */
  readonly position: string | null;
}

/** Remembers this browser's last command, so that what is read next includes it. */
export const lastWriteSlice = createSlice({
  name: 'lastWrite',
  initialState: (): LastWrite => ({ position: null }),
  reducers: {
    // Answers may come in another order than what they answer: the furthest position counts.
    commandAnswered: ({ position }, { payload }: PayloadAction<string>): LastWrite => ({
      position: position !== null && isFurther(position, payload) ? position : payload,
    }),
  },
  selectors: {
    selectLastPosition: (state) => state.position,
  },
});

/** Within one log, named before the dot, positions sort as they follow each other. */
function isFurther(position: string, than: string): boolean {
  return position.split('.', 1)[0] === than.split('.', 1)[0] && position > than;
}

export const { commandAnswered } = lastWriteSlice.actions;
export const { selectLastPosition } = lastWriteSlice.selectors;
