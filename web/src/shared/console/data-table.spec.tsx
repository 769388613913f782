import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataTable, type DataTableProps } from './data-table.tsx';

/** Renders a table of numbers, each linked to its own page. */
function open(props: Partial<DataTableProps<number>> = {}) {
  const table = (
    <DataTable
      label="Numbers"
      columns={[
        { id: 'number', head: 'Number', width: '1fr', cell: (row) => `No. ${String(row)}` },
        { id: 'half', head: 'Half', width: '1fr', isFigure: true, cell: (row) => row / 2 },
      ]}
      rows={Array.from({ length: 100_000 }, (_, row) => row)}
      keyOf={String}
      linkTo={(row) => `/${String(row)}`}
      {...props}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element: table },
    { path: '/:row', Component: () => <p>Opened</p> },
  ]);
  render(<RouterProvider router={router} />);
  return within(screen.getByRole('table', { name: 'Numbers' }));
}

describe('a dense table', () => {
  beforeAll(() => {
    globalThis.scrollTo = () => undefined; // jsdom has nothing to scroll
  });

  it('renders only the rows in view of 100,000, and gives their number', () => {
    const table = open();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    const rows = table.getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(rows.at(1)).toHaveAttribute('aria-rowindex', '2');
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Number',
      'Half',
    ]);
  });

  it('moves between rows with the arrow keys, and opens a row with Enter', async () => {
    const table = open();
    table.getByRole('link', { name: 'No. 0' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(table.getByRole('link', { name: 'No. 1' })).toHaveFocus();
    });
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => {
      expect(table.getByRole('link', { name: 'No. 0' })).toHaveFocus();
    });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await screen.findByText('Opened');
  });

  it('shows why a row is marked', () => {
    const table = open({ markOf: (row) => (row === 1 ? 'Changed just now' : undefined) });
    expect(table.getAllByRole('row').at(2)).toHaveTextContent('No. 1Changed just now');
  });

  it('requests more rows only when its end is in view', () => {
    const asked: string[] = [];
    const ask = () => {
      asked.push('more');
    };
    open({ rows: [1, 2, 3], onEnd: ask });
    expect(asked).toEqual(['more']);
    cleanup();
    open({ onEnd: ask });
    expect(asked).toEqual(['more']);
  });

  it('scrolls to the last of a million rows, although browsers limit the height of an element', async () => {
    const count = 1_000_000;
    const table = open({ rows: Array.from({ length: count }, (_, row) => row) });
    const body = table.getAllByRole('rowgroup')[1];
    const height = Number.parseFloat(body?.style.blockSize ?? '');
    expect(height).toBeLessThan(count * 36);
    const scrollY = jest.replaceProperty(globalThis, 'scrollY', 0);
    const scrollTo = (to: number) => {
      scrollY.replaceValue(to);
      fireEvent(document, new Event('scroll', { bubbles: true }));
    };
    scrollTo(10);
    scrollTo(height - innerHeight);
    const last = await table.findByRole('link', { name: `No. ${String(count - 1)}` });
    const [, top = ''] = /translateY\((.+)px\)/.exec(rowOf(last).style.transform) ?? [];
    expect(Number(top)).toBe(height - 36);
    scrollTo(0);
    await table.findByRole('link', { name: 'No. 0' });
    scrollY.restore();
  });
});

function rowOf(link: HTMLElement): HTMLElement {
  const row = link.closest<HTMLElement>('[role="row"]');
  if (row === null) throw new Error('The element is not in a row.');
  return row;
}
