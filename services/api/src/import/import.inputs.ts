import {
  type BeginImportRequest,
  importLinesAtOnce,
  importLinesMax,
  type ImportLineRequest,
  type ImportLinesRequest,
  type UndoImportRequest,
} from '../../../libs/contracts/import/import-view.ts';
import { messageLengthMax, reasonLengthMax } from '../booking/booking.inputs.ts';
import { Described, Parts, Text, Texts, WholeNumber } from '../input/field-kinds.ts';
import { importColumnsMax } from './import-file.ts';

const fileNameLengthMax = 200;
/** A file has at most 1 MB, so no line has a higher number. */
const lineNumberMax = 1_000_000;

/** The body of POST /api/admin/imports. */
export class BeginImportBody implements BeginImportRequest {
  @Text({ max: fileNameLengthMax, empty: 'Give the import a name' })
  readonly fileName!: string;

  @WholeNumber({ min: 1, max: importLinesMax })
  readonly lines!: number;
}

class ImportLineInput implements ImportLineRequest {
  @WholeNumber({ min: 1, max: lineNumberMax })
  readonly line!: number;

  @Texts({ max: messageLengthMax, count: importColumnsMax })
  readonly cells!: readonly string[];
}

/** The body of POST /api/admin/imports/{id}/lines. */
export class ImportLinesBody implements ImportLinesRequest {
  @Texts({ max: messageLengthMax, count: importColumnsMax })
  readonly columns!: readonly string[];

  @Parts(() => ImportLineInput, { min: 1, max: importLinesAtOnce })
  readonly lines!: readonly ImportLineInput[];
}

/** The body of POST /api/admin/imports/{id}/undo. */
export class UndoImportBody implements UndoImportRequest {
  @Described({ minLength: 1 })
  @Text({ max: reasonLengthMax, empty: 'Please say why' })
  readonly reason!: string;
}
