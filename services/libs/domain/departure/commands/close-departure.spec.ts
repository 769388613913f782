import { given } from '../../../../../test/support/stories/decider-story.ts';
import { departureDecider } from '../departure.decider.ts';
import type { DepartureEvent } from '../departure.events.ts';

const closed: DepartureEvent = { type: 'DepartureClosed', data: {} };
const reopened: DepartureEvent = { type: 'DepartureReopened', data: {} };

describe('closing a departure', () => {
  it('stops new seats, with or without a reason', () => {
    given(departureDecider, []).when({ type: 'CloseDeparture' }).then([closed]);
    given(departureDecider, [])
      .when({ type: 'CloseDeparture', reason: ' Storm ' })
      .then([{ type: 'DepartureClosed', data: { reason: 'Storm' } }]);
    given(departureDecider, []).when({ type: 'CloseDeparture', reason: ' ' }).then([closed]);
  });

  it('has no effect the second time', () => {
    given(departureDecider, [closed])
      .when({ type: 'CloseDeparture', reason: 'Storm' })
      .thenNothing();
  });

  it('is possible again once it is reopened', () => {
    given(departureDecider, [closed, reopened]).when({ type: 'CloseDeparture' }).then([closed]);
  });
});

describe('reopening a departure', () => {
  it('lets it take seats again', () => {
    given(departureDecider, [closed]).when({ type: 'ReopenDeparture' }).then([reopened]);
  });

  it('has no effect on an open departure', () => {
    given(departureDecider, []).when({ type: 'ReopenDeparture' }).thenNothing();
    given(departureDecider, [closed, reopened]).when({ type: 'ReopenDeparture' }).thenNothing();
  });
});
