import { given } from '../../../../test/support/stories/decider-story.ts';
import { reviewDecider } from './review.decider.ts';
import type { ReviewEvent } from './review.events.ts';

const writtenAt = '2026-12-02T09:00:00.000Z';
const trip = { tourId: 'reef', month: '2026-12' };
const words = { text: 'Turtles!', name: 'Anna' };
const submitted: ReviewEvent = {
  type: 'ReviewSubmitted',
  data: { ...trip, submittedAt: writtenAt, stars: 5, personal: words },
};
const counted = { tourId: 'reef', stars: 5 };
const published: ReviewEvent = { type: 'ReviewPublished', data: counted };
const rejected: ReviewEvent = { type: 'ReviewRejected', data: { personal: { text: 'Insults' } } };
const replied: ReviewEvent = { type: 'ReviewReplied', data: { personal: { text: 'Thank you' } } };
const withdrawn: ReviewEvent = { type: 'ReviewWithdrawn', data: {} };

const write = {
  type: 'WriteReview',
  now: writtenAt,
  stars: 5,
  ...words,
  trip,
  present: null,
} as const;
const again = { ...write, present: words };
const publish = { type: 'PublishReview' } as const;
const reject = { type: 'RejectReview', reason: 'Insults', present: null } as const;
const reply = { type: 'ReplyToReview', text: 'Thank you', present: null } as const;
const withdraw = { type: 'WithdrawReview' } as const;

const none = given(reviewDecider, []);
const pending = given(reviewDecider, [submitted]);
const shown = given(reviewDecider, [submitted, published]);

describe('writing a review', () => {
  it('keeps the tour, the stars and the words', () => {
    none.when(write).then([submitted]);
  });

  it('needs stars only', () => {
    const stars = { type: 'WriteReview', now: writtenAt, stars: 5, trip, present: null } as const;
    none.when(stars).then([{ ...submitted, data: { ...submitted.data, personal: {} } }] as never);
    none
      .when({ ...write, text: ' \n ', name: ' ' })
      .then([{ ...submitted, data: { ...submitted.data, personal: {} } }] as never);
  });

  it('is accepted only from travellers who were checked in', () => {
    none.when({ ...write, trip: undefined }).thenRefused({ code: 'NotCheckedIn' });
    pending.when({ ...again, stars: 1, trip: undefined }).thenRefused({ code: 'NotCheckedIn' });
  });

  it('needs one to five whole stars and short texts, and names every fault', () => {
    for (const stars of [0, 6, 4.5, Number.NaN]) {
      none.when({ ...write, stars }).thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'stars', message: 'Choose 1 to 5 stars' }],
      });
    }
    none.when({ ...write, text: 'x'.repeat(2_001), name: 'x'.repeat(61) }).thenRefused({
      code: 'InvalidFields',
      faults: [
        { field: 'text', message: 'Use at most 2,000 characters' },
        { field: 'name', message: 'Use at most 60 characters' },
      ],
    });
    const longest = { text: 'x'.repeat(2_000), name: 'x'.repeat(60) };
    none
      .when({ ...write, ...longest })
      .then([{ ...submitted, data: { ...submitted.data, personal: longest } }] as never);
  });

  it('removes invisible characters, and keeps hostile text as it is', () => {
    const text = ' <script>alert(1)</script>\r\n\r\n\r\nhttps://spam.example\u0000\u202E ';
    const personal = {
      text: '<script>alert(1)</script>\n\nhttps://spam.example',
      name: 'Anna B.',
    };
    none
      .when({ ...write, text, name: ' Anna\n B.' })
      .then([{ ...submitted, data: { ...submitted.data, personal } }] as never);
  });

  it('changes the review, which staff then read again', () => {
    const revised: ReviewEvent = { type: 'ReviewRevised', data: { stars: 2, personal: words } };
    pending.when({ ...again, stars: 2 }).then([revised]);
    shown
      .when({ ...again, stars: 2 })
      .then([{ type: 'ReviewRevised', data: { ...revised.data, hidden: counted } }]);
    given(reviewDecider, [submitted, published, revised])
      .when(publish)
      .then([{ type: 'ReviewPublished', data: { tourId: 'reef', stars: 2 } }]);
    pending
      .when({ ...again, text: 'Dolphins!' })
      .then([
        { type: 'ReviewRevised', data: { stars: 5, personal: { ...words, text: 'Dolphins!' } } },
      ]);
    pending
      .when({ ...again, name: '' })
      .then([{ type: 'ReviewRevised', data: { stars: 5, personal: { text: 'Turtles!' } } }]);
  });

  it('stores no event if nothing changed', () => {
    pending.when(again).thenNothing();
    shown.when(again).thenNothing();
  });

  it('is possible for thirty days', () => {
    const last = '2027-01-01T09:00:00.000Z';
    pending
      .when({ ...again, now: last, stars: 1 })
      .then([{ type: 'ReviewRevised', data: { stars: 1, personal: words } }]);
    const late = { ...again, now: '2027-01-01T09:00:00.001Z' };
    const over = { code: 'ReviewPeriodOver', changeableUntil: last } as const;
    pending.when(late).thenRefused(over);
    given(reviewDecider, [submitted, withdrawn]).when(late).thenRefused(over);
  });

  it('is possible again after a withdrawal, and the days count from the first time', () => {
    given(reviewDecider, [submitted, withdrawn])
      .when({ ...write, now: '2026-12-05T09:00:00.000Z' })
      .then([submitted]);
  });
});

describe('withdrawing a review', () => {
  it('is always possible, once', () => {
    pending.when(withdraw).then([withdrawn]);
    shown.when(withdraw).then([{ type: 'ReviewWithdrawn', data: { hidden: counted } }]);
    given(reviewDecider, [submitted, rejected]).when(withdraw).then([withdrawn]);
    given(reviewDecider, [submitted, withdrawn]).when(withdraw).thenNothing();
  });

  it('needs a review', () => {
    none.when(withdraw).thenRefused({ code: 'ReviewNotFound' });
  });

  it('prevents staff from publishing, rejecting or answering it', () => {
    const gone = given(reviewDecider, [submitted, withdrawn]);
    for (const command of [publish, reject, reply]) {
      gone.when(command).thenRefused({ code: 'ReviewIsWithdrawn' });
    }
  });
});

describe('publishing a review', () => {
  it('counts its stars for its tour once', () => {
    pending.when(publish).then([published]);
    shown.when(publish).thenNothing();
  });

  it('undoes a rejection', () => {
    given(reviewDecider, [submitted, rejected]).when(publish).then([published]);
  });

  it('needs a review', () => {
    none.when(publish).thenRefused({ code: 'ReviewNotFound' });
  });
});

describe('rejecting a review', () => {
  it('gives a reason, and removes a published review from the site', () => {
    pending.when(reject).then([rejected]);
    shown
      .when({ ...reject, reason: ' Insults\r\n' })
      .then([{ type: 'ReviewRejected', data: { personal: { text: 'Insults' }, hidden: counted } }]);
  });

  it('can be repeated with another reason', () => {
    const gone = given(reviewDecider, [submitted, rejected]);
    gone.when({ ...reject, present: 'Insults' }).thenNothing();
    gone
      .when({ ...reject, reason: 'A phone number', present: 'Insults' })
      .then([{ type: 'ReviewRejected', data: { personal: { text: 'A phone number' } } }]);
  });

  it('needs a review, and a reason of at most 500 characters', () => {
    none.when(reject).thenRefused({ code: 'ReviewNotFound' });
    pending.when({ ...reject, reason: ' ' }).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'reason', message: 'Say why the review is not shown' }],
    });
    pending.when({ ...reject, reason: 'x'.repeat(501) }).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'reason', message: 'Use at most 500 characters' }],
    });
  });
});

describe('the answer to a review', () => {
  it('can be given before and after the review is published, and changed', () => {
    pending.when(reply).then([replied]);
    shown.when(reply).then([replied]);
    given(reviewDecider, [submitted, replied])
      .when({ ...reply, text: 'Karibu tena', present: 'Thank you' })
      .then([{ type: 'ReviewReplied', data: { personal: { text: 'Karibu tena' } } }]);
  });

  it('is not stored again if it is the same', () => {
    given(reviewDecider, [submitted, replied])
      .when({ ...reply, present: 'Thank you' })
      .thenNothing();
    pending.when({ ...reply, text: '' }).thenNothing();
  });

  it('is removed by a blank text', () => {
    const removed: ReviewEvent = { type: 'ReviewReplied', data: {} };
    const blank = { ...reply, text: ' ', present: 'Thank you' };
    given(reviewDecider, [submitted, published, replied]).when(blank).then([removed]);
    given(reviewDecider, [submitted, replied, removed]).when(blank).thenNothing();
  });

  it('stays when the review changes, and is removed when the review is withdrawn', () => {
    const blank = { ...reply, text: '' };
    const revised: ReviewEvent = { type: 'ReviewRevised', data: { stars: 2, personal: words } };
    const removed: ReviewEvent = { type: 'ReviewReplied', data: {} };
    given(reviewDecider, [submitted, replied, revised]).when(blank).then([removed]);
    given(reviewDecider, [submitted, replied, withdrawn, submitted]).when(blank).thenNothing();
  });

  it('needs a review, and has at most 2,000 characters', () => {
    none.when(reply).thenRefused({ code: 'ReviewNotFound' });
    pending.when({ ...reply, text: 'x'.repeat(2_001) }).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'text', message: 'Use at most 2,000 characters' }],
    });
  });
});
