import { given } from '../../../../../test/support/stories/decider-story.ts';
import { departureDecider } from '../departure.decider.ts';
import type { DepartureEvent } from '../departure.events.ts';
import type { WriteDepartureNote } from './write-departure-note.ts';

const ferry = 'Wait for the 9:20 ferry';
const write = (text: string): WriteDepartureNote => ({ type: 'WriteDepartureNote', text });
const changed = (data: { before?: string; after?: string }): DepartureEvent => ({
  type: 'DepartureNoteChanged',
  data,
});
const noted = given(departureDecider, [changed({ after: ferry })]);

describe('the note on a departure', () => {
  it('is stored without the spaces around it', () => {
    given(departureDecider, [])
      .when(write(` ${ferry}\n`))
      .then([changed({ after: ferry })]);
  });

  it('can be changed, and the event has the previous text', () => {
    noted.when(write('Boat 2')).then([changed({ before: ferry, after: 'Boat 2' })]);
  });

  it.each(['', ' \n '])('is removed by a blank text: %j', (text) => {
    noted.when(write(text)).then([changed({ before: ferry })]);
  });

  it('does not change when the text is the same', () => {
    noted.when(write(` ${ferry}`)).thenNothing();
    given(departureDecider, []).when(write(' ')).thenNothing();
    given(departureDecider, [changed({ after: ferry }), changed({ before: ferry })])
      .when(write(''))
      .thenNothing();
  });

  it('can be written on a closed departure, and remains when it is reopened', () => {
    given(departureDecider, [{ type: 'DepartureClosed', data: {} }, changed({ after: ferry })])
      .when(write(ferry))
      .thenNothing();
    given(departureDecider, [
      { type: 'DepartureClosed', data: {} },
      changed({ after: ferry }),
      { type: 'DepartureReopened', data: {} },
    ])
      .when(write(ferry))
      .thenNothing();
  });
});
