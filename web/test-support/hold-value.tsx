import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../src/app/store.ts';
import { LiveContext } from '../src/shared/console/live.ts';

/** The present day in the console. */
const consoleDay = '2026-11-22';

/** Renders one editor in a form. A value that the editor reports becomes its next value. */
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
    /** Sets a value that does not come from the editor, such as a restored draft. */
    tell: (value: Value) => {
      latest = value;
      tell(value);
    },
  };
}
