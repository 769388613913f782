import { act, screen } from '@testing-library/react';
import { holdValue } from '../../../../test-support/hold-value.tsx';
import type { FieldProblem } from './editor-props.ts';
import { LineListEditor } from './line-list-editor.tsx';

function open(lines: readonly string[], problems: readonly FieldProblem[] = []) {
  return holdValue(lines, (held) => (
    <LineListEditor
      {...held}
      field="highlights"
      label="Highlights"
      itemName="highlight"
      problems={problems}
    />
  ));
}

const press = (name: string) => screen.getByRole('button', { name });
const line = (place: number) => screen.getByLabelText(`Highlight ${String(place)}`);

describe('a list of lines', () => {
  it('adds a line and focuses it', async () => {
    const { user, value } = open(['Reef']);
    await user.click(press('Add highlight'));
    expect(line(2)).toHaveFocus();
    await user.keyboard('Lunch');
    expect(value()).toEqual(['Reef', 'Lunch']);
  });

  it('adds a line at Enter, and removes an empty one at Backspace', async () => {
    const { user, value } = open(['Reef', 'Lunch']);
    await user.click(line(1));
    await user.keyboard('{Enter}Shade');
    expect(value()).toEqual(['Reef', 'Shade', 'Lunch']);
    await user.clear(line(2));
    await user.keyboard('{Backspace}');
    expect(value()).toEqual(['Reef', 'Lunch']);
  });

  it('turns a pasted list into lines without its bullets', async () => {
    const { user, value } = open(['Reef', 'Lunch']);
    await user.click(line(1));
    await user.paste('Boat tour\r\n\r\n• Two swims\n2) A guide in the water\n');
    const pasted = ['Boat tour', 'Two swims', 'A guide in the water'];
    expect(value()).toEqual(['Reef', ...pasted, 'Lunch']);
    expect(line(4)).toHaveFocus();
    await user.tripleClick(line(1));
    await user.paste('Shade\nFruit');
    expect(value()).toEqual(['Shade', 'Fruit', ...pasted, 'Lunch']);
  });

  it('keeps a single pasted line whole', async () => {
    const { user, value } = open(['']);
    await user.click(line(1));
    await user.paste('7 - 8 hours at sea');
    expect(value()).toEqual(['7 - 8 hours at sea']);
  });

  it('moves lines with buttons that keep the focus and do nothing at the ends', async () => {
    const { user, value } = open(['A', 'B', 'C']);
    await user.click(press('Move highlight 1 down'));
    expect(value()).toEqual(['B', 'A', 'C']);
    expect(press('Move highlight 2 down')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Moved to place 2 of 3');
    await user.keyboard('{Enter}');
    expect(value()).toEqual(['B', 'C', 'A']);
    expect(press('Move highlight 3 down')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(value()).toEqual(['B', 'C', 'A']);
    await user.click(press('Move highlight 2 up'));
    expect(value()).toEqual(['C', 'B', 'A']);
  });

  it('removes a line and focuses the next one, or the add button after the last', async () => {
    const { user, value } = open(['A', 'B']);
    await user.click(press('Remove highlight 1'));
    expect(value()).toEqual(['B']);
    expect(press('Remove highlight 1')).toHaveFocus();
    await user.click(press('Remove highlight 1'));
    expect(value()).toEqual([]);
    expect(press('Add highlight')).toHaveFocus();
  });

  it('shows a list that another person wrote', () => {
    const { tell } = open(['A', 'B', 'C']);
    act(() => {
      tell(['X']);
    });
    expect(line(1)).toHaveValue('X');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('accepts at most fifty lines', async () => {
    const lines = Array.from({ length: 50 }, String);
    const { user, value } = open(lines);
    await user.click(press('Add highlight'));
    expect(value()).toBe(lines);
    expect(screen.getByRole('status')).toHaveTextContent('There can be at most 50 entries');
  });

  it('shows beside a line what is wrong with it', () => {
    const message = 'Use at most 300 characters';
    open(['A', 'B'], [{ field: 'highlights.1', message }]);
    expect(line(1)).toBeValid();
    expect(line(2)).toBeInvalid();
    expect(line(2)).toHaveAccessibleDescription(`Error: ${message}`);
  });

  it('keeps a problem beside its line when lines are moved, removed or added', async () => {
    const { user } = open(['A', 'B', 'C'], [{ field: 'highlights.1', message: 'Too long' }]);
    const wrong = () =>
      screen
        .getAllByRole<HTMLTextAreaElement>('textbox')
        .filter((field) => field.getAttribute('aria-invalid') === 'true')
        .map(({ value }) => value);
    await user.click(press('Move highlight 2 down'));
    expect(wrong()).toEqual(['B']);
    await user.click(press('Remove highlight 1'));
    expect(wrong()).toEqual(['B']);
    await user.click(press('Add highlight'));
    expect(wrong()).toEqual(['B']);
    await user.click(press('Remove highlight 2'));
    expect(wrong()).toEqual([]);
  });
});
