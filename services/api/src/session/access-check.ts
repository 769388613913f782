import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { METHOD_METADATA } from '@nestjs/common/internal';
import { accessOf } from './access-of-route.ts';
import { needsRecentPassword } from './recent-password.ts';

/** Keeps the product from starting if a route does not say who may call it. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(private readonly modules: ModulesContainer) {}

  /** @throws Error naming the first such route. */
  onModuleInit(): void {
    for (const { controllers } of this.modules.values()) {
      for (const { metatype } of controllers.values()) {
        if (typeof metatype === 'function') checkRoutes(metatype as Type);
      }
    }
  }
}

function checkRoutes(controller: Type): void {
  const prototype = controller.prototype as Readonly<Record<string, unknown>>;
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const route = prototype[name];
    if (typeof route !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, route)) continue;
    if (accessOf(controller, route) === undefined) {
      throw new Error(`Say who may call ${controller.name}.${name}: Anyone() or Only(…).`);
    }
    if (needsRecentPassword(route) && accessOf(controller, route) === 'anyone') {
      throw new Error(
        `${controller.name}.${name} needs a recent password, so it also needs Only(…).`,
      );
    }
  }
}
