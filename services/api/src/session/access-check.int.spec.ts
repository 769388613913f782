import 'reflect-metadata';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { createApi } from '../create-api.ts';
import { AccessCheck } from './access-check.ts';
import { Anyone } from './access.ts';
import { NeedsRecentPassword } from './recent-password.ts';

describe('a route that does not say who may call it', () => {
  const start = (controller: new () => object) => {
    @Module({ controllers: [controller], providers: [AccessCheck] })
    class AnyModule {}
    return createApi(AnyModule, {
      publicUrl: 'http://localhost',
      trustedProxies: 0,
      logger: false,
    });
  };

  it('keeps the product from starting', async () => {
    @Controller('open')
    class ForgetfulController {
      @Get('said')
      @Anyone()
      said(): object {
        return {};
      }

      @Get('forgotten')
      forgotten(): object {
        return {};
      }
    }
    await expect(start(ForgetfulController)).rejects.toThrow(
      'Say who may call ForgetfulController.forgotten: Anyone() or Only(…).',
    );
  });

  it('keeps the product from starting if it needs a recent password but is open to anyone', async () => {
    @Controller('open')
    @Anyone()
    class CarelessController {
      @Post()
      @NeedsRecentPassword()
      grave(): object {
        return {};
      }
    }
    await expect(start(CarelessController)).rejects.toThrow(
      'CarelessController.grave needs a recent password, so it also needs Only(…).',
    );
  });

  it('may use the rule of its controller', async () => {
    @Controller('open')
    @Anyone()
    class OpenController {
      @Get()
      open(): object {
        return {};
      }
    }
    const api = await start(OpenController);
    await api.close(0);
  });
});
