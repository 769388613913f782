import type { UndoRequest } from '../../../libs/contracts/history/undo-view.ts';
import { Text } from '../input/field-kinds.ts';

/** Revisions come from the API and are shorter; a longer text names no entry. */
const revisionLengthMax = 15;

/** Names the entry: the query of GET …/undo, and the body of POST …/undo. */
export class UndoInput implements UndoRequest {
  @Text({ max: revisionLengthMax })
  readonly revision!: string;
}
