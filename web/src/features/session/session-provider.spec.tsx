import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { AccountControls } from './account-controls.tsx';

describe('the session', () => {
  it('throws an error outside its provider, because this is a mistake in the program', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<AccountControls />)).toThrow(
      'useSession must be used inside of a SessionProvider.',
    );
    jest.restoreAllMocks();
  });
});
