import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const missing = { fieldId: 'email', message: 'Enter an e-mail address' };

describe('the error summary of a form', () => {
  it('renders nothing while there are no errors', () => {
    const { container } = render(<ErrorSummary errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('takes the focus after every failed submit', async () => {
    const { rerender } = render(<ErrorSummary errors={[missing]} />);
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await userEvent.tab();
    expect(summary).not.toHaveFocus();
    rerender(<ErrorSummary errors={[missing]} />);
    expect(summary).toHaveFocus();
  });

  it('links to the field that has to be corrected', async () => {
    render(
      <>
        <ErrorSummary errors={[missing, { message: 'This departure is full.' }]} />
        <Field id="email" label="E-mail">
          <TextInput type="email" />
        </Field>
      </>,
    );
    expect(screen.getByText('This departure is full.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Enter an e-mail address' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  });
});
