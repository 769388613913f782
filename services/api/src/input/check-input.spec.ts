import 'reflect-metadata';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  validateSync,
  ValidateNested,
} from 'class-validator';
import fc from 'fast-check';
import { faultsOf } from './check-input.ts';
import {
  Amount,
  Day,
  Decimal,
  EmailAddress,
  Flag,
  Moment,
  OneOf,
  Optional,
  OrNull,
  Part,
  Parts,
  requiredMessage,
  Text,
  Texts,
  TimeOfDay,
  WholeNumber,
  WholeNumbers,
} from './field-kinds.ts';
import { rulesOf } from './input-rules.ts';

class Traveller {
  @Text({ max: 10 })
  readonly category!: string;

  @WholeNumber({ min: 0, max: 99 })
  readonly count!: number;
}

class Customer {
  @Text({ max: 20 })
  readonly name!: string;

  @EmailAddress()
  readonly email!: string;
}

class Everything {
  @Text({ max: 5 })
  readonly text!: string;

  @Optional()
  @Text({ max: 5, blank: true })
  readonly note?: string;

  @OrNull()
  @Text({ max: 5 })
  readonly badge!: string | null;

  @Day()
  readonly day!: string;

  @TimeOfDay()
  readonly time!: string;

  @Optional()
  @Moment()
  readonly asOf?: string;

  @Decimal({ min: -90, max: 90 })
  readonly latitude!: number;

  @Amount({ min: 0, max: 1_000 })
  readonly amount!: number;

  @Flag()
  readonly isIt!: boolean;

  @OneOf('a', 'b')
  readonly letter!: string;

  @Texts({ max: 3, count: 2 })
  readonly lines!: readonly string[];

  @WholeNumbers({ min: 1, max: 7, count: 7 })
  readonly days!: readonly number[];

  @Part(() => Customer)
  readonly customer!: Customer;

  @Parts(() => Traveller, { min: 1, max: 2 })
  readonly travellers!: readonly Traveller[];
}

const good = {
  text: 'abc',
  badge: null,
  day: '2026-11-20',
  time: '09:00',
  latitude: -6.164_123,
  amount: 12.5,
  isIt: false,
  letter: 'a',
  lines: ['abc', ''],
  days: [1, 7],
  customer: { name: 'Asha', email: 'asha@example.com' },
  travellers: [{ category: 'Adults', count: 0 }],
};

const faultsAfter = (change: Record<string, unknown>) =>
  faultsOf(Everything, { ...good, ...change }).map(({ field, message }) => [field, message]);

describe('a valid request', () => {
  it('has no faults, with or without its optional fields', () => {
    expect(faultsOf(Everything, good)).toEqual([]);
    expect(faultsAfter({ note: '', badge: 'new', asOf: '2026-11-20T06:00:00.123Z' })).toEqual([]);
  });
});

describe('checking a request', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ text: undefined }, 'text'],
    [{ text: '' }, 'text'],
    [{ text: ' \u00a0' }, 'text'],
    [{ text: 'abcdef' }, 'text'],
    [{ text: 5 }, 'text'],
    [{ text: ['abc'] }, 'text'],
    [{ text: { toString: 'x' } }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ text: 'a\ud800b' }, 'text'],
    [{ note: null }, 'note'],
    [{ badge: 'abcdef' }, 'badge'],
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '2026-2-3' }, 'day'],
    [{ day: '20261120' }, 'day'],
    [{ day: '2026-11-20T00:00:00Z' }, 'day'],
    [{ day: 20261120 }, 'day'],
    [{ time: '24:00' }, 'time'],
    [{ time: '9:00' }, 'time'],
    [{ time: '09:60' }, 'time'],
    [{ time: '09:00:00' }, 'time'],
    [{ asOf: '2026-11-20' }, 'asOf'],
    [{ asOf: '2026-02-30T06:00:00Z' }, 'asOf'],
    [{ asOf: '2026-11-20T25:00:00Z' }, 'asOf'],
    [{ asOf: '2026-11-20T06:00:00+03:00' }, 'asOf'],
    [{ amount: '12' }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: Infinity }, 'amount'],
    [{ amount: 12.345 }, 'amount'],
    [{ latitude: 91 }, 'latitude'],
    [{ latitude: NaN }, 'latitude'],
    [{ isIt: 'false' }, 'isIt'],
    [{ isIt: 0 }, 'isIt'],
    [{ letter: 'c' }, 'letter'],
    [{ letter: ['a'] }, 'letter'],
    [{ lines: ['abcd'] }, 'lines'],
    [{ lines: ['a', 'b', 'c'] }, 'lines'],
    [{ lines: 'abc' }, 'lines'],
    [{ lines: ['\ud800'] }, 'lines'],
    [{ days: [1.5] }, 'days'],
    [{ days: [0] }, 'days'],
    [{ days: '1' }, 'days'],
    [{ customer: 'Asha' }, 'customer'],
    [{ customer: null }, 'customer'],
    [{ customer: [] }, 'customer'],
    [{ customer: { ...good.customer, phone: '1' } }, 'customer.phone'],
    [{ customer: { name: 'Asha' } }, 'customer.email'],
    [{ travellers: [] }, 'travellers'],
    [{ travellers: {} }, 'travellers'],
    [{ travellers: [null] }, 'travellers.0'],
    [{ travellers: [good.travellers[0], { category: 'x', count: 1.5 }] }, 'travellers.1.count'],
    [{ travellers: [{ category: 'x', count: -1 }] }, 'travellers.0.count'],
    [{ travellers: [{ category: 'x', count: '1' }] }, 'travellers.0.count'],
    [{ travellers: Array.from({ length: 3 }, () => good.travellers[0]) }, 'travellers'],
    [{ constructor: 'x' }, 'constructor'],
    [{ toString: 'x' }, 'toString'],
  ])('names the field of %j', (change, field) => {
    expect(faultsAfter(change).map(([name]) => name)).toEqual([field]);
  });

  it.each([
    'a@b',
    'a b@c.de',
    '@c.de',
    'a@',
    'a@c..de',
    'a@-c.de',
    'a@c.d',
    'Asha <a@c.de>',
    'a@c.de\nbcc: x@y.zz',
    'a\u0007@c.de',
    `${'x'.repeat(65)}@c.de`,
    `a@${'x'.repeat(250)}.de`,
  ])('refuses %j as an e-mail address', (email) => {
    expect(faultsAfter({ customer: { ...good.customer, email } }).map(([name]) => name)).toEqual([
      'customer.email',
    ]);
  });

  it('says that a field can be left out if null was sent for it', () => {
    class Invitation {
      @Optional()
      @EmailAddress()
      readonly email?: string;
    }
    expect(faultsOf(Invitation, { email: null })).toEqual([
      { field: 'email', message: 'Give an e-mail address, or leave the field out' },
    ]);
    expect(faultsAfter({ customer: { ...good.customer, email: null } })).toEqual([
      ['customer.email', 'Give an e-mail address'],
    ]);
  });

  it.each(['a@c.de', ' Asha.Juma+tours@sub.example.co.tz ', 'jürgen@müller.example'])(
    'accepts %j as an e-mail address',
    (email) => {
      expect(faultsAfter({ customer: { ...good.customer, email } })).toEqual([]);
    },
  );

  it('lists all faults at once', () => {
    expect(faultsOf(Everything, { extra: 1 }).map(({ field }) => field)).toEqual([
      'extra',
      ...Object.keys(good),
    ]);
    expect(faultsOf(Everything, {})[0]).toEqual({ field: 'text', message: requiredMessage });
  });

  it.each([[undefined], [null], [[]], ['text'], [5]])(
    'refuses %j, which is not an object',
    (sent) => {
      expect(faultsOf(Everything, sent)).toEqual([{ field: '', message: 'Send a JSON object' }]);
    },
  );

  it('does not read or change prototypes', () => {
    const sent: unknown = JSON.parse(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":1}}',
    );
    const fields = faultsOf(Everything, sent).map(({ field }) => field);
    expect(fields.slice(0, 2)).toEqual(['__proto__', 'constructor']);
    expect('polluted' in {}).toBe(false);
  });

  it('limits the length of an unknown field’s name, and the number of faults', () => {
    const [fault] = faultsOf(Everything, { ['x'.repeat(50_000)]: 1 });
    expect(fault?.field.length).toBeLessThan(300);
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`f${n}`, 1]));
    expect(faultsOf(Everything, many)).toHaveLength(100);
  });
});

class Part1 {
  @IsInt()
  @Max(3)
  readonly n!: number;
}

class OfClassValidator {
  @IsString()
  @Length(1, 3)
  readonly a!: string;

  @IsOptional()
  @IsIn(['x', 'y'])
  readonly b?: string;

  @ValidateNested({ message: 'nested', context: { nested: () => Part1 } })
  readonly c!: Part1;
}

/** Class-validator's own executor needs instances at every level. */
function instanceOf(plain: object): OfClassValidator {
  const { c } = plain as { readonly c?: unknown };
  const isPart = typeof c === 'object' && c !== null && !Array.isArray(c);
  return Object.assign(
    new OfClassValidator(),
    plain,
    isPart ? { c: Object.assign(new Part1(), c) } : {},
  );
}

describe('the pattern of a text in the description', () => {
  class Described {
    @Text({ max: 40 })
    readonly filled!: string;

    @Text({ max: 40, blank: true })
    readonly blank!: string;
  }

  // Includes characters on which regular expressions and `trim` may differ.
  const characters = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...Array.from('\u0000\u0007\b\t\n\u000b\f\r\u001f \u007f\u0085\u00a0\u2028\u3000\ufeffa'),
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 5,
  });

  it('accepts exactly the texts that the field accepts', () => {
    fc.assert(
      fc.property(characters, (text) => {
        const faulty = faultsOf(Described, { filled: text, blank: text }).map(({ field }) => field);
        for (const [field, { schema }] of rulesOf(Described)) {
          expect([field, new RegExp(String(schema.pattern)).test(text)]).toEqual([
            field,
            !faulty.includes(field),
          ]);
        }
      }),
    );
  });
});

describe('the decorators of class-validator', () => {
  const anything = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.constantFrom('x', 'y', '', 1, 2.5, 4, true, null, undefined, [], {}),
    fc.record({ n: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.string()) }),
  );
  const sent = fc.record(
    { a: anything, b: anything, c: anything, d: anything },
    { requiredKeys: [] },
  );

  it('give the same faults as class-validator itself', () => {
    fc.assert(
      fc.property(sent, (value) => {
        const plain: object = JSON.parse(JSON.stringify(value)) as object;
        const theirs = validateSync(instanceOf(plain), {
          whitelist: true,
          forbidNonWhitelisted: true,
        }).map(({ property }) => property);
        // Class-validator accepts no value, or a list, in place of a nested object.
        const hasObject = 'c' in plain && !Array.isArray(plain.c);
        const expected = hasObject ? theirs : [...theirs, 'c'];
        const ours = faultsOf(OfClassValidator, plain).map(({ field }) => field.split('.')[0]);
        expect([...new Set(ours)].sort()).toEqual([...new Set(expected)].sort());
      }),
    );
  });

  it('use the messages of class-validator, with the placeholders filled in', () => {
    expect(faultsOf(OfClassValidator, { a: 'long text', c: { n: 9 } })).toEqual([
      { field: 'a', message: 'a must be shorter than or equal to 3 characters' },
      { field: 'c.n', message: 'n must not be greater than 3' },
    ]);
  });

  it('refuse a nested field that does not name its class', () => {
    class Unsaid {
      @ValidateNested()
      readonly part!: Part1;
    }
    expect(() => faultsOf(Unsaid, { part: {} })).toThrow('Unsaid.part is nested');
  });
});
