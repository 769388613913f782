import { Injectable } from '@nestjs/common';
import { requestIdOf } from '../http/request-id.ts';
import { AccountNotes, type NotedExport } from '../session/account-notes.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';

type Pages<Thing> = AsyncIterable<readonly Thing[]>;

/** Records in the log which lists were downloaded, by whom, and how many rows they had. */
@Injectable()
export class ExportNotes {
  constructor(private readonly notes: AccountNotes) {}

  /**
   * Passes the pages on and counts their rows. The note is in the log before the end of the file is sent, even if the
   * download is interrupted.
   */
  async *noted<Thing>(
    request: RecognisedRequest,
    exported: Omit<NotedExport, 'rows'>,
    pages: Pages<Thing>,
  ): AsyncGenerator<readonly Thing[], void, undefined> {
    let rows = 0;
    try {
      for await (const page of pages) {
        rows += page.length;
        yield page;
      }
    } finally {
      const of = { accountId: request.signedIn?.accountId ?? '', requestId: requestIdOf(request) };
      await this.notes.note(of, { type: 'exported-list', ...exported, rows });
    }
  }
}
