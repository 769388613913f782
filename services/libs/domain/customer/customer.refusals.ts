/** The person was erased: there is no data left to export. */
export interface NothingLeftToExport {
  readonly code: 'NothingLeftToExport';
}
