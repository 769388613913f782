import { fireEvent, screen, within } from '@testing-library/react';
import type { PricingStructureView } from '@contracts/tour/pricing-view.ts';
import { holdValue } from '../../../../../test-support/hold-value.tsx';
import { PricingEditor } from './pricing-editor.tsx';

const fixed: PricingStructureView = { type: 'fixed', currency: 'USD', basePrice: 35 };

const rates = (adult: number, child: number) => [
  { ageCategory: 'Adults (10+)', price: adult, minAge: 10, maxAge: null },
  { ageCategory: '3-9 years', price: child, minAge: 3, maxAge: 9 },
];

const group: PricingStructureView = {
  type: 'group',
  currency: 'USD',
  groupRates: [
    { minSize: 1, maxSize: 3, ageRates: rates(60, 30) },
    { minSize: 4, maxSize: 12, ageRates: rates(45, 20) },
  ],
};

function open(pricing: PricingStructureView, maxGuests = 12) {
  const held = holdValue(pricing, (props) => <PricingEditor {...props} maxGuests={maxGuests} />);
  return {
    ...held,
    /** The preview of what a party would pay. */
    preview: () => within(screen.getByLabelText('What a group would pay')),
    change: async (field: HTMLElement | undefined, text: string) => {
      if (field === undefined) throw new Error('There is no such field.');
      await held.user.clear(field);
      await held.user.type(field, text);
      await held.user.tab();
    },
  };
}

const sizes = () =>
  screen.getAllByLabelText(/^(From|To)$/).map((field) => Number((field as HTMLInputElement).value));

describe('the prices of a tour', () => {
  it('are previewed for a party while they are edited', async () => {
    const { value, preview, change } = open(fixed);
    expect(preview().getByText('USD $70.00')).toBeInTheDocument();
    await change(screen.getByLabelText('Price for one traveller (USD)'), '40.50');
    expect(value()).toEqual({ ...fixed, basePrice: 40.5 });
    expect(preview().getByText('USD $81.00')).toBeInTheDocument();
  });

  it('for a group come from the range that contains the whole party', async () => {
    const { user, preview } = open(group);
    expect(preview().getByText('USD $120.00')).toBeInTheDocument();
    const more = preview().getByRole('button', { name: 'One more: 3-9 years' });
    await user.click(more);
    await user.click(more);
    expect(preview().getByText('USD $130.00')).toBeInTheDocument();
  });

  it('are required if one is missing', async () => {
    const { preview, change } = open(fixed);
    for (const none of ['-', '-5']) {
      await change(screen.getByLabelText('Price for one traveller (USD)'), none);
      expect(preview().getByText('A price is missing for this group.')).toBeInTheDocument();
    }
  });

  it('count as missing, not as free, if a kept draft lacks them', () => {
    const kept = JSON.parse(JSON.stringify({ ...fixed, basePrice: NaN })) as PricingStructureView;
    const { preview } = open(kept);
    expect(preview().getByText('A price is missing for this group.')).toBeInTheDocument();
    expect(screen.getByLabelText('Price for one traveller (USD)')).toHaveValue('');
  });

  it('of a season apply on the days of the season', async () => {
    const { user, preview, change } = open({ ...fixed, type: 'seasonal', seasonalRates: [] });
    await user.click(screen.getByRole('button', { name: 'Add season' }));
    await user.keyboard('Christmas');
    const season = within(screen.getByRole('group', { name: 'Seasons' }));
    fireEvent.change(season.getByLabelText('First day'), { target: { value: '2026-12-20' } });
    fireEvent.change(season.getByLabelText('Last day'), { target: { value: '2027-01-05' } });
    await change(season.getByLabelText('Change of price'), '20');
    expect(preview().getByText('USD $70.00')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('On the day'), { target: { value: '2026-12-24' } });
    expect(preview().getByText('USD $84.00')).toBeInTheDocument();
    await user.selectOptions(season.getByLabelText('In'), 'USD');
    expect(preview().getByText('USD $110.00')).toBeInTheDocument();
  });

  it('start with the earlier price when the kind of table changes, and the first table keeps its prices', async () => {
    const { user, value } = open(fixed);
    const kind = screen.getByLabelText('Prices are');
    await user.selectOptions(kind, 'By age');
    expect(value()).toEqual({
      type: 'age_based',
      currency: 'USD',
      ageRates: [
        { ageCategory: 'Adults (10+)', price: 35, minAge: 10, maxAge: null },
        { ageCategory: '3-9 years', price: NaN, minAge: 3, maxAge: 9 },
        { ageCategory: '1-2 years', price: NaN, minAge: 0, maxAge: 2 },
      ],
    });
    await user.selectOptions(kind, 'By size of the group');
    expect(value().groupRates?.map(({ minSize, maxSize }) => [minSize, maxSize])).toEqual([
      [1, 12],
    ]);
    await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    await user.selectOptions(kind, 'Fixed price for everyone');
    expect(value()).toEqual({ ...fixed, currency: 'EUR' });
  });
});

describe('the ranges of a group', () => {
  it('change when the end of the neighbouring range is typed', async () => {
    const { value, change } = open(group);
    const [, to] = screen.getAllByLabelText(/^(From|To)$/);
    await change(to, '5');
    expect(sizes()).toEqual([1, 5, 6, 12]);
    await change(screen.getAllByLabelText('From')[1], '3');
    expect(sizes()).toEqual([1, 2, 3, 12]);
    expect(value().groupRates?.[0]).toMatchObject({ minSize: 1, maxSize: 2 });
  });

  it('stay the same while the field contains no valid size', async () => {
    const { value, change } = open(group);
    await change(screen.getAllByLabelText('To')[0], 'many');
    expect(value()).toBe(group);
  });

  it('are added after the last one, up to the largest party, and leave no gap when one is removed', async () => {
    const { user } = open(group, 20);
    await user.click(screen.getByRole('button', { name: 'Add range' }));
    expect(sizes()).toEqual([1, 3, 4, 12, 13, 20]);
    await user.click(screen.getByRole('button', { name: 'Remove range 2' }));
    expect(sizes()).toEqual([1, 3, 4, 20]);
  });

  it('show which parties they do not cover', () => {
    open(group, 15);
    expect(
      screen.getByText('Groups of 13 to 15 pay the price of the first range.'),
    ).toBeInTheDocument();
  });

  it('show a note if parties of this tour never reach them', async () => {
    const { change } = open(group);
    const note = 'The last range is never used: parties of this tour have 12 at most.';
    expect(screen.queryByText(note)).toBeNull();
    await change(screen.getAllByLabelText('To')[0], '99');
    expect(sizes()).toEqual([1, 99, 100, 100]);
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  it('keep at least one range', async () => {
    const { user, value } = open(group);
    await user.click(screen.getByRole('button', { name: 'Remove range 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove range 1' }));
    expect(value().groupRates).toHaveLength(1);
  });
});

describe('the prices of categories', () => {
  const table = () => within(screen.getByRole('table'));
  const pricesOf = (name: string) =>
    table()
      .getAllByLabelText(name)
      .map((field) => (field as HTMLInputElement).value);
  const categories = (value: PricingStructureView) =>
    value.groupRates?.map(({ ageRates }) => ageRates.map(({ ageCategory }) => ageCategory));

  it('are in a table: a row for each category, a column for each size of the group', async () => {
    const { value, change } = open(group);
    expect(
      table()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Category', 'From age', 'To age', '1–3 travellers', '4–12 travellers']]);
    expect(pricesOf('4–12 travellers')).toEqual(['45', '20']);
    await change(table().getAllByLabelText('4–12 travellers')[1], '25');
    expect(value().groupRates?.map(({ ageRates }) => ageRates[1]?.price)).toEqual([30, 25]);
  });

  it('share name and age across ranges, and are added, removed and reordered in all of them', async () => {
    const { user, value, change } = open(group);
    await change(table().getAllByLabelText('Category')[1], 'Children');
    await change(table().getAllByLabelText('To age')[1], '12');
    expect(categories(value())).toEqual([
      ['Adults (10+)', 'Children'],
      ['Adults (10+)', 'Children'],
    ]);
    expect(value().groupRates?.map(({ ageRates }) => ageRates[1]?.maxAge)).toEqual([12, 12]);
    await user.click(screen.getByRole('button', { name: 'Move category 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    await user.keyboard('Infants');
    expect(categories(value())?.[1]).toEqual(['Children', 'Adults (10+)', 'Infants']);
    expect(pricesOf('1–3 travellers')).toEqual(['30', '60', '']);
    await user.click(screen.getByRole('button', { name: 'Remove category 1' }));
    expect(categories(value())?.[0]).toEqual(['Adults (10+)', 'Infants']);
  });

  it('are required if a range lacks a price', async () => {
    const everyone = { ageCategory: 'Everyone', price: 20, minAge: null, maxAge: null };
    const [first, second] = group.groupRates ?? [];
    if (first === undefined || second === undefined) throw new Error('There are two ranges.');
    const { value, change } = open({
      ...group,
      groupRates: [first, { ...second, ageRates: [everyone] }],
    });
    const note = /^The ranges have different categories/;
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(pricesOf('4–12 travellers')).toEqual(['', '', '20']);
    await change(table().getAllByLabelText('4–12 travellers')[0], '45');
    expect(screen.queryByText(note)).toBeNull();
    expect(categories(value())?.[1]).toEqual(['Adults (10+)', '3-9 years', 'Everyone']);
  });

  it('keep a problem beside its price when a category is moved', async () => {
    const message = 'A price is at most 100 million';
    const problems = [{ field: 'pricingStructure.groupRates.1.ageRates.0.price', message }];
    const { user } = holdValue(group, (props) => (
      <PricingEditor {...props} maxGuests={12} problems={problems} />
    ));
    const wrong = () =>
      table()
        .getAllByLabelText('4–12 travellers')
        .map((field) => field.getAttribute('aria-invalid'));
    expect(wrong()).toEqual(['true', null]);
    await user.click(screen.getByRole('button', { name: 'Move category 1 down' }));
    expect(wrong()).toEqual([null, 'true']);
    await user.click(screen.getByRole('button', { name: 'Remove category 2' }));
    expect(wrong()).toEqual([null]);
  });
});
