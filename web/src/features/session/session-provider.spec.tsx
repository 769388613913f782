import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { AccountControls } from './account-controls.tsx';

describe('who is signed in', () => {
  it('is not known outside of its provider, which is a mistake of ours', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<AccountControls />)).toThrow(
      'useSession must be used inside of a SessionProvider.',
    );
    jest.restoreAllMocks();
  });
});
