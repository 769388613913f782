/**
 * The smallest application of Nest: one module with one route. Its argument is the port. It is plain
 * JavaScript, like the compiled product, so that stripping types is no part of its start.
 */
import { enableCompileCache } from 'node:module';

// The product does this too.
enableCompileCache();

await import('reflect-metadata');
const { Controller, Get, Module } = await import('@nestjs/common');
const { NestFactory } = await import('@nestjs/core');

class SiteController {
  site() {
    return { name: 'Empty' };
  }
}
const descriptor = Object.getOwnPropertyDescriptor(SiteController.prototype, 'site') ?? {};
Get('api/site')(SiteController.prototype, 'site', descriptor);
Controller()(SiteController);

class EmptyModule {}
Module({ controllers: [SiteController] })(EmptyModule);

const application = await NestFactory.create(EmptyModule, { logger: false });
await application.listen(Number(process.argv[2]), '127.0.0.1');
console.log('ready');
