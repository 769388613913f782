import { screen } from '@testing-library/react';
import { holdValue } from '../../../../test-support/hold-value.tsx';
import { FaqEditor, type FaqEditorProps } from './faq-editor.tsx';

const shade = { question: 'Is there shade?', answer: 'A sail over the benches.' };
const swim = { question: 'Must I swim?', answer: 'No.' };

describe('questions and answers', () => {
  it('are added, edited and reordered', async () => {
    const { user, value } = holdValue<FaqEditorProps['value']>([shade], (held) => (
      <FaqEditor {...held} />
    ));
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.keyboard('Must I swim?{Tab}No.');
    expect(value()).toEqual([shade, swim]);
    await user.click(screen.getByRole('button', { name: 'Move question 2 up' }));
    expect(value()).toEqual([swim, shade]);
    await user.click(screen.getByRole('button', { name: 'Remove question 2' }));
    expect(value()).toEqual([swim]);
  });

  it('show what is wrong with an answer', () => {
    const problems = [{ field: 'faq.1.answer', message: 'Write the answer' }];
    holdValue<FaqEditorProps['value']>([shade, swim], (held) => (
      <FaqEditor {...held} problems={problems} />
    ));
    expect(screen.getByLabelText('Answer 1')).toBeValid();
    expect(screen.getByLabelText('Answer 2')).toBeInvalid();
    expect(document.getElementById('tour-faq.1.answer')).toBe(screen.getByLabelText('Answer 2'));
  });

  it('cannot be edited by accounts that only read', () => {
    holdValue<FaqEditorProps['value']>([shade], (held) => <FaqEditor {...held} isDisabled />);
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });
});
