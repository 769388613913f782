import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

describe('a dialog', () => {
  it('renders nothing while it is closed', () => {
    render(
      <Dialog isOpen={false} onClose={jest.fn()} title="Are you sure?">
        <p>Your seats are released.</p>
      </Dialog>,
    );
    expect(screen.queryByText('Your seats are released.')).not.toBeInTheDocument();
  });

  it('is modal and named by its title', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(
      <Dialog isOpen onClose={jest.fn()} title="Are you sure?">
        <p>Your seats are released.</p>
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
    expect(showModal).toHaveBeenCalledTimes(1);
    showModal.mockRestore();
  });

  it('can be closed by its button, by the browser (Escape) and by a press outside it', async () => {
    const onClose = jest.fn();
    render(
      <Dialog isOpen onClose={onClose} title="Favourites">
        <p>Inside</p>
      </Dialog>,
    );
    await userEvent.click(screen.getByText('Inside'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('closes when the page closes it', () => {
    const asked = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={jest.fn()} title="Menu">
        <p>Inside</p>
      </Dialog>
    );
    const { rerender } = render(asked(true));
    rerender(asked(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
