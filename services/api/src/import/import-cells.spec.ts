import { amountIn, countIn, dateIn, timeIn } from './import-cells.ts';

describe('the cells of a file', () => {
  it.each([
    ['2027-01-05', '2027-01-05'],
    ['05/01/2027', '2027-01-05'],
    ['5/1/2027', '2027-01-05'],
    ['05.01.2027', '2027-01-05'],
  ])('have a date: %s', (cell, value) => {
    expect(dateIn(cell)).toEqual({ value });
  });

  it.each(['2027-02-30', '31/02/2027', '13/13/2027', 'tomorrow', '05/01/27'])(
    'have no date: %s',
    (cell) => {
      expect(dateIn(cell)).toEqual({ message: 'Write the date as 2027-01-15 or 15/01/2027' });
    },
  );

  it.each([
    ['9:00', '09:00'],
    ['09:00:00', '09:00'],
    ['14.30', '14:30'],
  ])('have a time: %s', (cell, value) => {
    expect(timeIn(cell)).toEqual({ value });
  });

  it.each(['25:00', '9', 'noon'])('have no time: %s', (cell) => {
    expect(timeIn(cell)).toEqual({ message: 'Write the start time as 09:00' });
  });

  it.each([
    ['120', 12_000],
    ['120.5', 12_050],
    ['120,50', 12_050],
    ['1,200', 120_000],
    ['1,200.50', 120_050],
    ['1.200,50', 120_050],
    ['1 200.50', 120_050],
    ['1.200.000', 120_000_000],
    ['0', 0],
  ])('have an amount: %s', (cell, value) => {
    expect(amountIn(cell)).toEqual({ value });
  });

  it.each(['USD 120', '-5', '1,2,3', '1.2345', '12,34.5', ''])('have no amount: %s', (cell) => {
    expect(amountIn(cell)).toEqual({
      message: 'Write the amount as 120 or 120.50, without the currency',
    });
  });

  it('have a number of travellers', () => {
    expect(countIn('12')).toEqual({ value: 12 });
    expect(countIn('two')).toEqual({
      message: 'Write the number of travellers as a whole number',
    });
  });
});
