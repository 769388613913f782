import { fittingSize, setHeadline, widthInEm } from './lettering.ts';

const frame = { width: 600, height: 330, leading: 0.88 };

describe('a headline', () => {
  it('is as large as its frame allows', () => {
    expect(setHeadline('SPICE FARM TOUR', frame)).toEqual({
      size: 148,
      lines: ['SPICE FARM', 'TOUR'],
    });
    const longer = setHeadline('SPICES, KIDICHI BATHS & SWAHILI LUNCH IN A VILLAGE', frame);
    expect(longer.size).toBeLessThan(148);
    expect(longer.lines.join(' ')).toBe('SPICES, KIDICHI BATHS & SWAHILI LUNCH IN A VILLAGE');
  });

  it.each(['A'.repeat(200), 'WORD '.repeat(120), 'Ж'.repeat(90)])(
    'ends in dots if it is too long for every size (%#)',
    (text) => {
      const { size, lines } = setHeadline(text, frame);
      expect(lines.length * size * frame.leading).toBeLessThanOrEqual(frame.height);
      for (const line of lines) expect(widthInEm(line) * size).toBeLessThanOrEqual(frame.width);
      expect(lines.at(-1)).toMatch(/…$/);
    },
  );

  it('has no lines for an empty text', () => {
    expect(setHeadline('', frame).lines).toEqual([]);
  });
});

describe('a single line', () => {
  it('shrinks to fit its width and never exceeds the given size', () => {
    expect(fittingSize('FROM $30', 400, 44)).toBe(44);
    const long = 'FROM TZS 1,250,000 · 2 DAYS AND ONE NIGHT';
    expect(widthInEm(long) * fittingSize(long, 400, 44)).toBeLessThanOrEqual(400);
  });
});
