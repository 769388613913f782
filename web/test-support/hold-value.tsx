import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../src/app/store.ts';
import { LiveContext } from '../src/shared/console/live.ts';

/** The day it is in the console. */
const consoleDay = '2026-11-22';

/** A form with one editor in it: what the editor tells is its next value. */
export function holdValue<Value>(
  first: Value,
  editor: (props: { value: Value; onChange: (value: Value) => void }) => ReactNode,
) {
  const store = makeStore();
  let latest = first;
  let tell: (value: Value) => void = () => undefined;
  function Holder() {
    const [value, setValue] = useState(first);
    tell = setValue;
    return editor({
      value,
      onChange: (next) => {
        latest = next;
        setValue(next);
      },
    });
  }
  render(
    <Provider store={store}>
      <LiveContext value={{ state: 'live', today: consoleDay }}>
        <Holder />
      </LiveContext>
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    store,
    value: () => latest,
    /** Somebody else's value, such as a draft taken up again. */
    tell: (value: Value) => {
      latest = value;
      tell(value);
    },
  };
}
