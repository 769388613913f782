import { readFileSync } from 'node:fs';
import { withSourceTree } from '../../../test/support/source-tree.ts';
import { isProblemCode, readOperations } from './api-operations.ts';
import { readApi } from './handlers.ts';

const api = 'services/api/src';
const controllers = `${api}/seats.controller.ts`;

const tree = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2024',
      module: 'nodenext',
      strict: true,
      experimentalDecorators: true,
      allowImportingTsExtensions: true,
      types: [],
    },
    include: ['services'],
  }),
  'package.json': '{ "type": "module" }',
  [`${api}/nest.ts`]: `
    export declare const Controller: (path: string) => ClassDecorator;
    export declare const Get: (path?: string) => MethodDecorator;
    export declare const UseGuards: (...guards: unknown[]) => ClassDecorator & MethodDecorator;
    export declare const Param: (name: string, pipe?: unknown) => ParameterDecorator;
  `,
  [`${api}/problem.ts`]: `
    import type { ProblemCode } from './problems.ts';
    export class Problem extends Error { constructor(code: ProblemCode) { super(code); } }
    export interface Done { readonly done: true; readonly seat: number }
    export type Outcome<Refusal> = Done | { readonly done: false; readonly refusal: Refusal };
    export function done<Refusal extends { readonly code: ProblemCode }>(outcome: Outcome<Refusal>): Done {
      if (outcome.done) return outcome;
      throw new Problem(outcome.refusal.code);
    }
    export declare function takeSeat(): Outcome<{ readonly code: 'DepartureFull' }>;
    export declare function freeSeat(): Outcome<{ readonly code: 'PastDate' }>;
  `,
  [`${api}/problems.ts`]: readFileSync('services/libs/contracts/problems.ts', 'utf8'),
  [`${api}/proof-of-work.ts`]: `
    export class ProofOfWork {
      challenge(): void { return; }
      isSolved(): boolean { return true; }
    }
  `,
  [`${api}/seat.view.ts`]: `
    /** A whole number. @asType integer */
    export type WholeNumber = number;
    /** A seat on a boat. */
    export interface SeatView { readonly row: WholeNumber; readonly name?: string }
    export interface ListView<Item> { readonly items: readonly Item[] }
  `,
  [controllers]: `
    import { Controller, Get, Param, UseGuards } from './nest.ts';
    import { ProofOfWork } from './proof-of-work.ts';
    import { done, Problem, freeSeat, takeSeat } from './problem.ts';
    import type { ListView, SeatView } from './seat.view.ts';

    class Answer<Body> { constructor(readonly body: Body) {} }
    class ContentAnswer { readonly type = 'text/css'; }
    class ProofGuard { canActivate(): boolean { throw new Problem('ProofRequired'); } }
    class ReferencePipe {
      transform(text: string): string { return checked(text); }
      never(): string { throw new Problem('PastDate'); }
    }
    function checked(text: string): string {
      if (text === '') throw new Problem('InvalidReference');
      return text;
    }

    @Controller('seats')
    export class SeatsController {
      readonly #work = new ProofOfWork();

      /** Every seat. Those of the sold out boats too. */
      @Get()
      async list(): Promise<Answer<ListView<SeatView>>> {
        this.#work.challenge();
        return new Answer({ items: [] });
      }

      /** Takes a seat. */
      @Get(':id')
      @UseGuards(ProofGuard)
      async take(@Param('id', ReferencePipe) id: string): Promise<SeatView> {
        this.#work.isSolved();
        return { row: this.#seat(id) };
      }

      /** @produces text/css The colours. */
      @Get('style')
      style(): ContentAnswer { return new ContentAnswer(); }

      #seat(id: string): number {
        return done(takeSeat()).seat + id.length;
      }

      unused(): number { return done(freeSeat()).seat; }
    }
  `,
};

const documented = {
  ...tree,
  [controllers]: tree[controllers].replace('/** @produces', '/** The style sheet. @produces'),
};

describe('what the API says about its calls', () => {
  it('has an answer and the refusals of everything that a call runs', async () => {
    await withSourceTree(documented, (folder) => {
      const { calls, schemas } = readOperations(readApi(folder), isProblemCode);
      expect(calls).toEqual({
        SeatsController: {
          list: {
            summary: 'Every seat',
            description: 'Those of the sold out boats too.',
            answer: { $ref: '#/components/schemas/ListOfSeat' },
            refuses: [],
          },
          take: {
            summary: 'Takes a seat',
            answer: { $ref: '#/components/schemas/Seat' },
            mayAskForWork: true,
            refuses: ['DepartureFull', 'InvalidReference', 'ProofRequired'],
          },
          style: {
            summary: 'The style sheet',
            file: { type: 'text/css', description: 'The colours.' },
            refuses: [],
          },
        },
      });
      expect(schemas.Seat).toMatchObject({
        type: 'object',
        description: 'A seat on a boat.',
        properties: { row: { $ref: '#/components/schemas/WholeNumber' }, name: { type: 'string' } },
        required: ['row'],
        additionalProperties: false,
      });
      expect(schemas.WholeNumber).toMatchObject({ type: 'integer' });
    });
  });

  it('is refused for a call without a docstring', async () => {
    await withSourceTree(tree, (folder) => {
      expect(() => readOperations(readApi(folder), isProblemCode)).toThrow(
        'Write a docstring: SeatsController.style.',
      );
    });
  });
});
