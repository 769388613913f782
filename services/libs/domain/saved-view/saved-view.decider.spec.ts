import { given } from '../../../../test/support/stories/decider-story.ts';
import { savedViewDecider } from './saved-view.decider.ts';
import type { SavedViewEvent } from './saved-view.events.ts';

const filter = { tab: 'tomorrow', money: 'unpaid', sort: 'due-desc' } as const;
const added = (viewId: string, name: string): SavedViewEvent => ({
  type: 'SavedViewAdded',
  data: { viewId, name, filter },
});
const save = (name: string) =>
  ({ type: 'SaveView', commandId: 'a command', name, filter }) as const;
const rename = (viewId: string, name: string) => ({ type: 'RenameView', viewId, name }) as const;
const remove = (viewId: string) => ({ type: 'RemoveView', viewId }) as const;

const none = given(savedViewDecider, []);
const two = given(savedViewDecider, [added('1', 'To collect'), added('2', 'Agencies')]);

describe('a saved view', () => {
  it('keeps a filter and an order under a tidy name, with the id of the command', () => {
    none.when(save('  To  collect\n')).then([added('a command', 'To collect')]);
  });

  it.each([
    [' ', 'Give the view a name'],
    ['a'.repeat(41), 'Use at most 40 characters'],
    ['asha@example.com', 'Do not use an e-mail address or a phone number'],
    ['+255 777 000 111', 'Do not use an e-mail address or a phone number'],
  ])('is refused with the name %j', (name, message) => {
    const refusal = { code: 'InvalidFields', faults: [{ field: 'name', message }] } as const;
    two.when(save(name)).thenRefused(refusal);
    two.when(rename('1', name)).thenRefused(refusal);
  });

  it('has a name that no other view has, in upper or lower case', () => {
    two.when(save('to COLLECT')).thenRefused({ code: 'SavedViewExists' });
    two.when(rename('2', 'to collect')).thenRefused({ code: 'SavedViewExists' });
    two.when(rename('1', 'To Collect 2026-12-01')).then([
      {
        type: 'SavedViewRenamed',
        data: { viewId: '1', before: 'To collect', after: 'To Collect 2026-12-01' },
      },
    ]);
  });

  it('does not change with the same name, and cannot be renamed if it does not exist', () => {
    two.when(rename('1', ' To collect')).thenNothing();
    two.when(rename('3', 'New')).thenRefused({ code: 'SavedViewNotFound' });
  });

  it('is refused if there are twenty', () => {
    const twenty = Array.from({ length: 20 }, (_none, place) => added(String(place), `V ${place}`));
    given(savedViewDecider, twenty).when(save('More')).thenRefused({ code: 'TooManySavedViews' });
    given(savedViewDecider, twenty.slice(1))
      .when(save('More'))
      .then([added('a command', 'More')]);
  });

  it('is removed once, with its present name, and can be saved again', () => {
    const renamed: SavedViewEvent = {
      type: 'SavedViewRenamed',
      data: { viewId: '1', before: 'To collect', after: 'Debts' },
    };
    const removed: SavedViewEvent = {
      type: 'SavedViewRemoved',
      data: { viewId: '1', name: 'Debts', filter },
    };
    given(savedViewDecider, [added('1', 'To collect'), renamed])
      .when(remove('1'))
      .then([removed]);
    const gone = given(savedViewDecider, [added('1', 'To collect'), renamed, removed]);
    gone.when(remove('1')).thenNothing();
    gone.when(save('Debts')).then([added('a command', 'Debts')]);
  });
});
