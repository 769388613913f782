import 'reflect-metadata';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Module,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { Answer, PublicAnswer } from '../../services/api/src/http/answer.ts';
import { Context } from '../../services/api/src/http/context.ts';
import { Problem } from '../../services/api/src/http/problem.ts';
import { type ApiOptions, createApi } from '../../services/api/src/create-api.ts';
import { Optional, Part, Text, WholeNumber } from '../../services/api/src/input/field-kinds.ts';
import type { CommandContext } from '../../services/libs/application/command-handling/engine/command-context.ts';

class Inner {
  @Text({ max: 5 })
  readonly name!: string;
}

class ThingBody {
  @Text({ max: 200_000 })
  readonly text!: string;

  @Optional()
  @WholeNumber({ min: 1, max: 9 })
  readonly number?: number;

  @Optional()
  @Part(() => Inner)
  readonly inner?: Inner;
}

class ThingQuery {
  @Optional()
  @Text({ max: 5 })
  readonly q?: string;

  @Optional()
  @WholeNumber({ min: 1, max: 9 })
  readonly guests?: number;
}

export const long = 'Karibu Zanzibar. '.repeat(200);

@Controller('api/things')
class ThingController {
  @Get()
  list(@Query() query: ThingQuery): object {
    return { query };
  }

  @Get('long')
  long(): PublicAnswer<object> {
    return new PublicAnswer({ long }, { 'x-position': 'here' });
  }

  @Get('broken')
  broken(): never {
    throw new Error('secret of the house');
  }

  @Get('full')
  full(): never {
    throw new Problem('PartyTooLarge', { extensions: { maxGuests: 12 } });
  }

  @Get('busy')
  busy(): never {
    throw new Problem('TooManyRequests', { retryAfterSeconds: 7 });
  }

  @Get('cookie')
  cookie(@Res({ passthrough: true }) response: Response): object {
    response.append('set-cookie', 'a=1').append('set-cookie', 'b=2');
    return {};
  }

  @Get('address')
  address(@Req() request: Request): object {
    return { ip: request.ip };
  }

  @Get(':id')
  one(@Param('id') id: string): Answer<object> {
    return new Answer({ id }, { etag: '"3"' });
  }

  @Post()
  make(
    @Body() body: ThingBody,
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
  ): object {
    return { body, context };
  }

  @Patch(':id')
  change(@Context({ ifMatch: 'required' }) { ifMatch, body }: CommandContext): object {
    return { ifMatch, body };
  }

  @Delete(':id')
  @HttpCode(204)
  remove(): void {
    // Gone.
  }
}

@Module({ controllers: [ThingController] })
class ThingModule {}

/** An answer with its parsed body. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An API without any business meaning, on its own port. */
export async function startThingApi(options: Pick<ApiOptions, 'bounds' | 'refused'> = {}) {
  const api = await createApi(ThingModule, {
    publicUrl: 'http://localhost:3000',
    trustedProxies: 0,
    logger: false,
    ...options,
  });
  const port = await api.listen('127.0.0.1', 0);
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Answered> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...init });
    const text = await response.text();
    const body = (text === '' ? undefined : JSON.parse(text)) as Answered['body'];
    return { status: response.status, headers: response.headers, body };
  };
  return { api, port, ask };
}
