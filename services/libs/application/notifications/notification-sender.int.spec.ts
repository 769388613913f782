import { MailWorld, operator } from '../../../../test/support/stories/mail-world.ts';
import { asha, done, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import { CancelBooking, CorrectContact } from '../command-handling/booking/booking.commands.ts';
import { RetryNotification } from '../command-handling/notification/notification.commands.ts';
import type { Position } from '../event-log/stored-event.ts';
import type { NotificationCard } from '../projections/notification/notifications.projection.ts';

describe('sending a notification', () => {
  let story: WriteSide;
  let tourId: string;
  let bookingNumber: number;
  let start: Position;
  let world: MailWorld;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    tourId = await story.publishTour();
    start = await story.store.head();
    world = new MailWorld(story);
    bookingNumber = await story.book(tourId, 2);
    await world.letPolicyAct(start);
  });

  async function card(recipient: 'traveller' | 'operator'): Promise<NotificationCard> {
    const found = (await world.cards(start)).find(({ subject }) => subject.recipient === recipient);
    if (found === undefined) throw new Error(`There is none for the ${recipient}.`);
    return found;
  }

  async function send(recipient: 'traveller' | 'operator' = 'traveller'): Promise<string> {
    await world.sender().send((await card(recipient)).notificationId);
    return (await card(recipient)).status;
  }

  function minutesPass(minutes: number): void {
    story.clock.instant = new Date(
      Date.parse(story.clock.instant) + 60_000 * minutes,
    ).toISOString();
  }

  it('lets the traveller reply to the operator, and the operator reply to the traveller', async () => {
    expect(await send('traveller')).toBe('sent');
    expect(await send('operator')).toBe('sent');
    const [toTraveller, toOperator] = world.mailbox.delivered;
    expect(toTraveller).toMatchObject({ to: asha.email, replyTo: operator.email });
    expect(toOperator).toMatchObject({ to: operator.email, replyTo: asha.email });
    expect(toTraveller?.text).toContain(`ZBL-${bookingNumber}`);
  });

  it('sends nothing to a traveller without an e-mail address, but sends the copy to the operator', async () => {
    start = await story.store.head();
    bookingNumber = await story.book(tourId, 2, { ...asha, email: null }, story.admin());
    await world.letPolicyAct(start);
    expect(await send('traveller')).toBe('dismissed');
    expect((await card('traveller')).dismissedAs).toBe('no-address');
    expect(await send('operator')).toBe('sent');
    const [toOperator, ...others] = world.mailbox.delivered;
    expect(others).toEqual([]);
    expect(toOperator).toMatchObject({ to: operator.email });
    expect(toOperator).not.toHaveProperty('replyTo');
    expect(toOperator?.text).toContain('please call, or write on WhatsApp');
  });

  it('waits until staff have decided about e-mails after the log was restored', async () => {
    world.isLogRestored = true;
    expect(await send()).toBe('queued');
    world.isLogRestored = false;
    expect(await send()).toBe('sent');
    expect(world.mailbox.delivered).toHaveLength(1);
  });

  it('stores its cause, and no name, in the log', async () => {
    await send();
    const { notificationId } = await card('traveller');
    const events = await story.events(`notification-${notificationId}`);
    const [placed] = await story.events(`booking-${bookingNumber}`);
    expect(events.map(({ type }) => type)).toEqual([
      'NotificationQueued',
      'NotificationHandedOver',
      'NotificationSent',
    ]);
    expect(events[0]?.metadata.causationId).toBe(placed?.id);
    for (const { metadata } of events) {
      expect(metadata.correlationId).toBe(placed?.metadata.correlationId);
      expect(metadata.actor).toEqual({ kind: 'system' });
    }
    expect(JSON.stringify(events.map(({ data, metadata }) => [data, metadata]))).not.toContain('@');
  });

  it('does nothing the second time', async () => {
    await send();
    await send();
    expect(world.mailbox.delivered).toHaveLength(1);
  });

  it('does nothing for a notification that was never queued', async () => {
    await world.sender().send('0c5f2f5e-6f0a-5d8e-9b7b-3f1d2c4a5b6e');
    expect(world.mailbox.delivered).toEqual([]);
  });

  it('is done by only one of two workers', async () => {
    const { notificationId } = await card('traveller');
    await Promise.all([world.sender().send(notificationId), world.sender().send(notificationId)]);
    expect(world.mailbox.delivered).toHaveLength(1);
    expect((await card('traveller')).status).toBe('sent');
  });

  it('waits a minute after a temporary refusal', async () => {
    world.mailbox.answers.push({ outcome: 'refused', isFinal: false, reason: '451 4.3.0' });
    expect(await send()).toBe('queued');
    expect(await send()).toBe('queued');
    expect(world.mailbox.delivered).toEqual([]);
    minutesPass(1);
    expect(await send()).toBe('sent');
    expect((await card('traveller')).attempts).toMatchObject([
      { attempt: 1, outcome: 'failed', reason: '451 4.3.0' },
      { attempt: 2, outcome: 'sent' },
    ]);
  });

  it('does not send a late confirmation to a traveller who already got an e-mail about the cancellation', async () => {
    world.mailbox.answers.push({ outcome: 'refused', isFinal: false, reason: '451 4.3.0' });
    expect(await send('traveller')).toBe('queued');
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.admin())));
    minutesPass(1);
    expect(await send('traveller')).toBe('dismissed');
    expect(world.mailbox.delivered).toEqual([]);
  });

  it('does not claim the attempt if the mail server cannot be reached', async () => {
    world.mailbox.answers.push({ outcome: 'not-offered', reason: 'ECONNREFUSED' });
    expect(await send()).toBe('queued');
    const { notificationId } = await card('traveller');
    expect(await story.eventTypes(`notification-${notificationId}`)).toEqual([
      'NotificationQueued',
      'NotificationFailed',
    ]);
  });

  it('ends at a permanent refusal, until staff request another attempt', async () => {
    world.mailbox.answers.push({ outcome: 'refused', isFinal: true, reason: '550 5.1.1' });
    expect(await send()).toBe('failed');
    minutesPass(60 * 24);
    expect(await send()).toBe('failed');
    const { notificationId } = await card('traveller');
    done(await story.side.execute(new RetryNotification({ notificationId }, story.admin())));
    expect(await send()).toBe('sent');
  });

  it('leaves an unknown outcome to staff', async () => {
    world.mailbox.answers.push({ outcome: 'unknown', reason: 'ECONNECTION' });
    expect(await send()).toBe('unknown');
    minutesPass(60 * 24);
    expect(await send()).toBe('unknown');
    expect(world.mailbox.delivered).toEqual([]);
  });

  it('uses the corrected address, and still shows the sent message after another correction', async () => {
    const correct = async (email: string) =>
      done(
        await story.side.execute(
          new CorrectContact({ bookingNumber, contact: { email } }, story.admin()),
        ),
      );
    await correct('asha.juma@example.com');
    expect(await send()).toBe('sent');
    await correct('third@example.com');
    const { notificationId, subject, contactRevision } = await card('traveller');
    const written = await world.messages().write({
      notificationId,
      subject,
      ...(contactRevision === undefined ? {} : { contactRevision }),
    });
    if (typeof written === 'string') throw new Error(`It is ${written}.`);
    expect(written.contactRevision).toBe(contactRevision);
    expect(written.message.to).toBe('asha.juma@example.com');
    const [delivered] = world.mailbox.delivered;
    expect({ ...delivered, ...(await written.message.write()) }).toEqual(delivered);
  });

  it('fails permanently if the contact cannot be unsealed with its key', async () => {
    const { notificationId } = await card('traveller');
    const { vault } = story.ports;
    const open = vault.open.bind(vault);
    vault.open = () => Promise.resolve(new Uint8Array(32));
    try {
      await world.sender().send(notificationId);
    } finally {
      vault.open = open;
    }
    expect(await card('traveller')).toMatchObject({
      status: 'failed',
      attempts: [{ outcome: 'failed', reason: 'EDAMAGED' }],
    });
    expect(world.mailbox.delivered).toEqual([]);
  });

  it('ends without an e-mail if the person was erased', async () => {
    const [placed] = await story.events(`booking-${bookingNumber}`);
    const [, customerId = ''] = (placed?.data as { personal: string }).personal.split('.');
    await story.ports.vault.destroy(customerId);
    expect(await send('traveller')).toBe('dismissed');
    expect(await send('operator')).toBe('dismissed');
    expect(world.mailbox.delivered).toEqual([]);
  });
});
