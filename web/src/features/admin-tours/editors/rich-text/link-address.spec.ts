import { linkAddress } from './link-address.ts';

describe('the address of a link', () => {
  it.each([
    ['https://maps.example/reef', 'https://maps.example/reef'],
    ['HTTP://maps.example', 'HTTP://maps.example'],
    ['maps.example/reef?at=1', 'https://maps.example/reef?at=1'],
    [' www.tours.example ', 'https://www.tours.example'],
    ['mailto:ask@tours.example', 'mailto:ask@tours.example'],
    ['ask@tours.example', 'mailto:ask@tours.example'],
    ['tel:+255777123456', 'tel:+255777123456'],
    ['+255 777 123 456', 'tel:+255777123456'],
  ])('typed as %s is %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'reef',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '//maps.example',
    'a b.example',
  ])('is not set for %j', (typed) => {
    expect(linkAddress(typed)).toBeUndefined();
  });
});
