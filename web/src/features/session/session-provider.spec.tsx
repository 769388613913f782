import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { AccountControls } from './account-controls.tsx';

describe('the session', () => {
  it('cannot be used outside its provider, which is a programming error', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<AccountControls />)).toThrow(
      'useSession must be used inside of a SessionProvider.',
    );
    jest.restoreAllMocks();
  });
});
