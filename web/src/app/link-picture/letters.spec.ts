import { capitalsOf } from './letters.ts';

describe('the letters of a headline', () => {
  it.each([
    ['Spice Farm Tour', 'SPICE FARM TOUR'],
    ['Safari Blue – Menai Bay, by Dhow!', 'SAFARI BLUE – MENAI BAY, BY DHOW!'],
    ['From €30 · 4 hours', 'FROM €30 · 4 HOURS'],
    ['Große Bootstour, Café Zanzibár', 'GROSSE BOOTSTOUR, CAFÉ ZANZIBÁR'],
    ['Cafe\u0301', 'CAFÉ'],
    ['Łódź, Şile, Đà Nẵng', 'LÓDZ, SILE, DÀ NANG'],
    ['Тур\u00A07  ツアー', '7'],
    ['<b>&"\'\u0000\u0008\uFFFE\uD800', '<B>&"\''],
    ['', ''],
  ])('for the text %j are %j', (text, capitals) => {
    expect(capitalsOf(text)).toBe(capitals);
  });
});
