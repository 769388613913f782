import { facts } from '../../../../test/support/stories/letter-story.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { BookingDocuments } from '../ports/booking-documents.ts';
import { bookingAttachments } from './booking-attachments.ts';

/** Starts to draw vouchers, but never finishes them. */
class NeverDrawingDocuments extends BookingDocuments {
  override voucher(): Promise<Uint8Array> {
    return new Promise(() => undefined);
  }

  override calendar(): Promise<string> {
    return Promise.resolve('BEGIN:VCALENDAR');
  }
}

describe('a voucher that is never drawn', () => {
  it('delays an e-mail by ten seconds at most', async () => {
    const clock = new VirtualClock();
    const faults: string[] = [];
    let came: readonly string[] | undefined;
    const tools = {
      clock,
      documents: new NeverDrawingDocuments(),
      onFault: (what: string, error: unknown) => {
        faults.push(`${what}: ${(error as Error).name}`);
      },
    };
    const coming = bookingAttachments(tools, 'booking-confirmed', facts).then((all) => {
      came = all.map(({ filename }) => filename);
    });
    await clock.advance(9_999);
    expect(came).toBeUndefined();
    await clock.advance(1);
    await coming;
    expect(came).toEqual(['booking.ics']);
    expect(faults).toEqual(['A voucher could not be drawn: DrawnTooSlowly']);
  });
});
