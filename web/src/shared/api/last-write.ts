import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LastWrite {
  /** Where the log stood after this browser's last command; opaque. */
  readonly position: string | null;
}

/** Remembers this browser's last command, so that what is read next includes it. */
export const lastWriteSlice = createSlice({
  name: 'lastWrite',
  initialState: (): LastWrite => ({ position: null }),
  reducers: {
    commandAnswered: (_, { payload }: PayloadAction<string>): LastWrite => ({ position: payload }),
  },
  selectors: {
    selectLastPosition: (state) => state.position,
  },
});

export const { commandAnswered } = lastWriteSlice.actions;
export const { selectLastPosition } = lastWriteSlice.selectors;
