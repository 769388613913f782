import { CommandBus } from '@nestjs/cqrs';
import { InstanceWrapper } from '@nestjs/core/injector/instance-wrapper.js';
import { CommandDesk } from '../../../services/libs/application/command-handling/engine/command-desk.ts';
import type { CommandRoute } from '../../../services/libs/application/command-handling/engine/command-route.ts';
import { handlerOf } from '../../../services/libs/application/command-handling/engine/routed-handler.ts';
import { commandRoutes } from '../../../services/libs/application/command-handling/command-routes.ts';
import type { CommandPorts } from '../../../services/libs/application/command-handling/engine/command-run.ts';

/** Nest's command bus with the product's handlers, in a process that Nest did not start. */
export function commandBus(
  ports: CommandPorts,
  routes: readonly CommandRoute[] = commandRoutes,
): CommandBus {
  const bus = new CommandBus(undefined as never);
  const desk = new CommandDesk(ports);
  for (const route of routes) {
    const handler = handlerOf(route);
    bus.register([new InstanceWrapper({ metatype: handler, instance: new handler(desk) })]);
  }
  return bus;
}
