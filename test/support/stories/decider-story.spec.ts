import type { Decider } from '../../../services/libs/domain/decision.ts';
import { given } from './decider-story.ts';

interface Counted {
  readonly type: 'Counted';
  readonly data: { readonly by: number };
}

interface NotPositive {
  readonly code: 'NotPositive';
}

/** Counts up to the requested total. */
const counter: Decider<{ total: number }, { by: number }, Counted, NotPositive> = {
  initialState: { total: 0 },
  decide(command, state) {
    if (command.by <= 0) {
      return { accepted: false, refusal: { code: 'NotPositive' } };
    }
    return state.total >= command.by
      ? { accepted: true, events: [] }
      : { accepted: true, events: [{ type: 'Counted', data: { by: command.by - state.total } }] };
  },
  evolve: (state, event) => ({ total: state.total + event.data.by }),
};
const counted = (by: number): Counted => ({ type: 'Counted', data: { by } });

describe('a decision story', () => {
  it('consists of past events, a command and its result', () => {
    given(counter, [counted(1), counted(2)])
      .when({ by: 5 })
      .then([counted(2)]);
    given(counter, [counted(5)])
      .when({ by: 5 })
      .thenNothing();
    given(counter, []).when({ by: 0 }).thenRefused({ code: 'NotPositive' });
  });

  it('fails if the result differs', () => {
    const accepted = given(counter, []).when({ by: 5 });
    const granted = given(counter, [counted(5)]).when({ by: 5 });
    const refused = given(counter, []).when({ by: 0 });
    expect(() => {
      accepted.then([counted(4)]);
    }).toThrow();
    expect(() => {
      accepted.then([]);
    }).toThrow();
    expect(() => {
      accepted.thenNothing();
    }).toThrow();
    expect(() => {
      accepted.thenRefused({ code: 'NotPositive' });
    }).toThrow();
    expect(() => {
      granted.then([counted(5)]);
    }).toThrow();
    expect(() => {
      refused.then([]);
    }).toThrow();
    expect(() => {
      refused.thenNothing();
    }).toThrow();
  });

  it('fails if a rule writes to the command, the state or an event', () => {
    const writesCommand: typeof counter = {
      ...counter,
      decide(command, state) {
        command.by += 1;
        return counter.decide(command, state);
      },
    };
    const writesState: typeof counter = {
      ...counter,
      evolve(state, event) {
        state.total += event.data.by;
        return state;
      },
    };
    expect(() => given(writesCommand, []).when({ by: 5 })).toThrow(TypeError);
    expect(() => given(writesState, [counted(1)]).when({ by: 5 })).toThrow(TypeError);
  });
});
