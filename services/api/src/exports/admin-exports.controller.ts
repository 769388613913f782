import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { ExportAudit } from '../../../libs/application/queries/audit/audit.queries.ts';
import { ExportBookings } from '../../../libs/application/queries/booking/booking.queries.ts';
import { localDateOf } from '../../../libs/contracts/calendar.ts';
import { ExportBookingsQuery } from '../booking/admin-booking.inputs.ts';
import { auditReader } from '../history/audit-reader.ts';
import { ExportAuditQuery } from '../history/audit.inputs.ts';
import { PublicUrl } from '../http/public-url.ts';
import { type HeaderList, securityHeaders } from '../http/security-headers.ts';
import { sendFile } from '../http/send-file.ts';
import { Everyone, Only } from '../session/access.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';
import { auditCsv } from './audit-csv.ts';
import { bookingsCsv } from './bookings-csv.ts';
import { ExportNotes } from './export-notes.ts';
import { auditFilterWords, bookingFilterWords } from './filter-words.ts';

/**
 * Serves files to download. They hold the names and addresses of thousands of people, and erasures cannot reach them.
 * So read-only accounts, such as that of an accountant, download bookings without the people, and no history.
 */
@Controller('api/admin/exports')
@Only('owner', 'staff')
export class AdminExportsController {
  readonly #headers: HeaderList;

  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly notes: ExportNotes,
    @Inject(PublicUrl) publicUrl: string,
  ) {
    this.#headers = securityHeaders(publicUrl).data;
  }

  /**
   * Every booking of a list as a file, in the order of the list. The history says who downloaded it. For read-only
   * accounts the file has no names, addresses, phone numbers, pick-up places or messages.
   *
   * @produces text/csv For spreadsheets: UTF-8 with a byte order mark, RFC 4180.
   */
  @Get('bookings.csv')
  @Only(...Everyone)
  async bookings(
    @Query() query: ExportBookingsQuery,
    @Req() request: RecognisedRequest,
    @Res() response: Response,
  ): Promise<void> {
    const { view: pages } = await this.queries.execute(new ExportBookings(query));
    const exported = { list: 'bookings', filter: bookingFilterWords(query) } as const;
    await sendFile(request, response, this.#headers, {
      name: `bookings-${query.tab ?? 'all'}-${localDateOf(this.clock.now())}.csv`,
      type: 'text/csv; charset=utf-8',
      pieces: bookingsCsv(this.notes.noted(request, exported, pages), {
        hasPeople: request.signedIn !== undefined && request.signedIn.role !== 'read-only',
      }),
    });
  }

  /**
   * Every booking of a list as a file, with the search in the body, because the search may name a person and a proxy
   * may log URLs.
   *
   * @produces text/csv For spreadsheets: UTF-8 with a byte order mark, RFC 4180.
   */
  @Post('bookings.csv')
  @Only(...Everyone)
  @HttpCode(200)
  foundBookings(
    @Body() body: ExportBookingsQuery,
    @Req() request: RecognisedRequest,
    @Res() response: Response,
  ): Promise<void> {
    return this.bookings(body, request, response);
  }

  /**
   * A file with every entry of the audit log that matches a filter, the newest first. The history says who downloaded
   * it.
   *
   * @produces text/csv For spreadsheets: UTF-8 with a byte order mark, RFC 4180.
   */
  @Get('audit.csv')
  async audit(
    @Query() { ...filter }: ExportAuditQuery,
    @Req() request: RecognisedRequest,
    @Res() response: Response,
  ): Promise<void> {
    const { view: pages } = await this.queries.execute(
      new ExportAudit({ ...filter, reader: auditReader(request) }),
    );
    const exported = { list: 'history', filter: auditFilterWords(filter) } as const;
    await sendFile(request, response, this.#headers, {
      name: `audit-${localDateOf(this.clock.now())}.csv`,
      type: 'text/csv; charset=utf-8',
      pieces: auditCsv(this.notes.noted(request, exported, pages)),
    });
  }
}
