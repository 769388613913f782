/** The person was erased: there is nothing left that could be handed out. */
export interface NothingLeftToExport {
  readonly code: 'NothingLeftToExport';
}

export type CustomerRefusal = NothingLeftToExport;
