import type {
  BookingReviewView,
  OwnReviewView,
  WriteReviewRequest,
} from '@contracts/review/review-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../../test-support/open-site.tsx';
import {
  maskedBooking,
  ownBooking,
  reference,
  serverOfBooking,
} from '../../../test-support/own-bookings.ts';
import { reefTour } from '../../../test-support/sample-tours.ts';
import { brokenConnection, problem, type StubApi } from '../../../test-support/stub-api.ts';

const path = `/review/${reference}`;
const at = `/bookings/${reference}/review`;

const written: OwnReviewView = {
  status: 'pending',
  stars: 4,
  text: 'Turtles!\nAnd <b>good</b> food.',
  name: 'Asha',
  submittedAt: '2026-11-21T07:00:00.000Z',
  changeableUntil: '2026-12-21T07:00:00.000Z',
};

function trip(more: Partial<BookingReviewView> = {}): BookingReviewView {
  return {
    reference,
    tourId: reefTour.id,
    tourTitle: reefTour.title,
    month: '2026-11',
    canWrite: true,
    ...more,
  };
}

/** A server with the review of the booking. Requests write and withdraw the review. */
function serverWith(first: BookingReviewView): StubApi {
  let now = first;
  const answer = () => Response.json({ ...now, revision: '1', position: 'log.44' });
  return serverOfBooking()
    .on(`GET ${at}`, () => Response.json(now))
    .on(`PUT ${at}`, ({ body }) => {
      now = { ...now, review: { ...written, ...(body as WriteReviewRequest) } };
      return answer();
    })
    .on(`DELETE ${at}`, () => {
      const { stars, submittedAt, changeableUntil } = written;
      now = { ...now, review: { status: 'withdrawn', stars, submittedAt, changeableUntil } };
      return answer();
    });
}

const withReview = (more: Partial<OwnReviewView>, canWrite = true) =>
  trip({ canWrite, review: { ...written, ...more } });

describe('the page of a review', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
  });
  const button = (name: string) => screen.findByRole('button', { name });

  it('asks for stars, and optionally for a text and a name', async () => {
    const stub = serverWith(trip());
    site = openSite(path, stub);
    expect(await screen.findByText('Travelled in November 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: reefTour.title })).toBeVisible();
    expect(screen.getByText(/Our staff read your review first/)).toHaveTextContent(
      'then everyone can see your stars, your text, the name you give here and the month',
    );
    await site.user.click(screen.getByRole('radio', { name: '4 stars, Good' }));
    await site.user.type(screen.getByLabelText(/^Your text/), 'Turtles');
    expect(screen.getByText('7 of 2,000')).toBeVisible();
    await site.user.click(await button('Send review'));
    expect(await screen.findByRole('group', { name: 'Done' })).toHaveFocus();
    expect(stub.calls(`PUT ${at}`)[0]?.body).toEqual({ stars: 4, text: 'Turtles' });
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('lets the stars be chosen with the arrow keys', async () => {
    site = openSite(path, serverWith(trip()));
    (await screen.findByRole('radio', { name: '1 star, Very bad' })).focus();
    await site.user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars, Fair' })).toBeChecked();
  });

  it('says that stars are missing, and leads to them', async () => {
    const stub = serverWith(trip());
    site = openSite(path, stub);
    await site.user.click(await button('Send review'));
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await site.user.click(screen.getByRole('link', { name: 'Choose one to five stars' }));
    expect(screen.getByRole('radio', { name: '1 star, Very bad' })).toHaveFocus();
    expect(stub.calls(`PUT ${at}`)).toHaveLength(0);
  });

  it('is opened by the mailed link, and its token leaves the address at once', async () => {
    const stub = serverWith(trip());
    site = openSite(`${path}#token=${'a'.repeat(64)}`, stub);
    await button('Send review');
    expect(location.hash).toBe('');
    expect(stub.calls(`POST /bookings/${reference}/proof`)[0]?.body).toEqual({
      token: 'a'.repeat(64),
    });
    expect(stub.calls(`GET ${at}`)).toHaveLength(1);
  });

  it('asks for the e-mail address without a proof', async () => {
    const stub = serverWith(trip());
    stub.on(`GET ${at}`, () =>
      stub.calls(`POST /bookings/${reference}/proof`).length === 0
        ? problem('ProofRequired')
        : Response.json(trip()),
    );
    site = openSite(path, stub);
    await screen.findByRole('heading', { name: 'Is this your booking?' });
    await site.user.type(screen.getByLabelText(/^E-mail/), 'asha@example.com');
    await site.user.click(await button('Continue'));
    await button('Send review');
  });

  it('keeps what was written if the proof ended meanwhile', async () => {
    const stub = serverWith(trip()).on(`PUT ${at}`, () => problem('ProofRequired'));
    site = openSite(path, stub);
    await site.user.click(await screen.findByRole('radio', { name: '2 stars, Bad' }));
    await site.user.click(await button('Send review'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this your booking?' }));
    await site.user.type(dialog.getByLabelText(/^E-mail/), 'asha@example.com');
    await site.user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByRole('radio', { name: '2 stars, Bad' })).toBeChecked();
  });

  it('says that only travellers who were checked in can review', async () => {
    site = openSite(path, serverWith(trip({ canWrite: false })));
    expect(await screen.findByText(/cannot be reviewed yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
  });

  it.each([
    [
      'a review that staff have not read',
      {},
      'Waiting',
      'Our staff have not read it yet. It is shown after they publish it.',
    ],
    [
      'a published review',
      { status: 'published' as const },
      'Published',
      'Everyone can see it on the page of the tour.',
    ],
    [
      'a rejected review, with the reason',
      { status: 'rejected' as const, reason: 'It names a person.' },
      'Not shown',
      'The reason: It names a person.',
    ],
  ])('shows %s, and until when it can be changed', async (_, more, badge, words) => {
    site = openSite(path, serverWith(withReview(more)));
    expect(await screen.findByText(badge)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/^You can change it until Mon, Dec 21, 2026, 10:00/)).toBeVisible();
    expect(screen.getByText('4 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText(/Turtles!/)).toHaveTextContent('And <b>good</b> food.');
  });

  it('shows the reply of the operator', async () => {
    const reply = { text: 'Karibu tena!', at: '2026-11-22T07:00:00.000Z' };
    site = openSite(path, serverWith(withReview({ status: 'published', reply })));
    expect(await screen.findByText('Karibu tena!')).toBeVisible();
  });

  it('is changed with the present text in the form', async () => {
    const stub = serverWith(withReview({ status: 'published' }));
    site = openSite(path, stub);
    await site.user.click(await button('Change review'));
    expect(screen.getByRole('radio', { name: '4 stars, Good' })).toBeChecked();
    expect(screen.getByLabelText(/^Your text/)).toHaveValue(written.text);
    await site.user.click(screen.getByRole('radio', { name: '5 stars, Very good' }));
    await site.user.clear(screen.getByLabelText(/^Name to show/));
    await site.user.click(await button('Send review'));
    await button('Change review');
    expect(stub.calls(`PUT ${at}`)[0]?.body).toEqual({ stars: 5, text: written.text });
  });

  it('can be withdrawn after a confirmation, and written again', async () => {
    const stub = serverWith(withReview({}));
    site = openSite(path, stub);
    await site.user.click(await button('Withdraw review'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your review?' }));
    expect(stub.calls(`DELETE ${at}`)).toHaveLength(0);
    await site.user.click(dialog.getByRole('button', { name: 'Withdraw review' }));
    expect(await screen.findByText('Your review was withdrawn.')).toBeVisible();
    expect(await screen.findByText(/^You can write a review again until/)).toBeVisible();
    expect(screen.getByLabelText(/^Your text/)).toHaveValue('');
    await button('Send review');
  });

  it('says that the period for changes is over', async () => {
    site = openSite(path, serverWith(withReview({ status: 'published' }, false)));
    expect(await screen.findByText(/^The time in which you could change it is over/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change review' })).toBeNull();
    await button('Withdraw review');
  });

  it('shows why a review was refused, and reads again what is stored', async () => {
    const stub = serverWith(trip()).on(`PUT ${at}`, () => problem('NotCheckedIn'));
    site = openSite(path, stub);
    await site.user.click(await screen.findByRole('radio', { name: '1 star, Very bad' }));
    await site.user.click(await button('Send review'));
    expect(
      await screen.findByText('A tour can be reviewed by travellers who took part in it'),
    ).toBeVisible();
    await waitFor(() => {
      expect(stub.calls(`GET ${at}`)).toHaveLength(2);
    });
  });

  it('offers to send the review again if there was no answer', async () => {
    const stub = serverWith(trip()).on(`PUT ${at}`, brokenConnection);
    site = openSite(path, stub);
    await site.user.click(await screen.findByRole('radio', { name: '5 stars, Very good' }));
    await site.user.click(await button('Send review'));
    expect(await screen.findByText(/^We got no answer/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '5 stars, Very good' })).toBeChecked();
  });

  it.each([
    ['there is no booking', path, 'Booking Not Found'],
    ['the address has no reference', '/review/hello', 'Invalid booking reference'],
  ])('says so if %s', async (_, opened, heading) => {
    site = openSite(
      opened,
      serverWith(trip()).on(`GET ${at}`, () => problem('BookingNotFound')),
    );
    await screen.findByRole('heading', { name: heading });
  });

  it('is linked from the page of a past booking that can be reviewed', async () => {
    const past = ownBooking({ date: '2026-01-05' });
    const stub = serverOfBooking(past).on(`GET ${at}`, trip());
    site = openSite(`/manage-booking/${reference}`, stub);
    const link = await screen.findByRole('link', { name: 'Review this tour' });
    expect(link).toHaveAttribute('href', path);
  });

  it('is not linked from a booking that cannot be reviewed, and not fetched without a proof', async () => {
    const past = { date: '2026-01-05' };
    const stub = serverOfBooking(ownBooking(past)).on(`GET ${at}`, trip({ canWrite: false }));
    site = openSite(`/manage-booking/${reference}`, stub);
    await screen.findByRole('link', { name: 'Book this tour again' });
    await waitFor(() => {
      expect(stub.calls(`GET ${at}`)).toHaveLength(1);
    });
    expect(screen.queryByRole('link', { name: 'Review this tour' })).toBeNull();
    site.leave();
    const masked = serverOfBooking(maskedBooking(past));
    site = openSite(`/manage-booking/${reference}`, masked);
    await screen.findByRole('link', { name: 'Book this tour again' });
    expect(masked.calls(`GET ${at}`)).toHaveLength(0);
  });
});
