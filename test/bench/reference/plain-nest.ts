/**
 * Plain Nest on Express with default settings: sends what the product sends, from memory. Its arguments are
 * the port and a file with the answer of each path. Decorators are called as functions, because Node.js runs
 * this file without a compiler.
 */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Controller, Get, Module, Param, Query, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Response } from 'express';
import type { KeptAnswer } from '../harness/kept-answer.ts';

/** The answers of a plain Nest: one prepared answer, and objects that it writes as JSON each time. */
export interface PlainAnswers {
  readonly prepared?: { readonly path: string; readonly answer: KeptAnswer };
  /** By path; `:name` matches any part, as in a controller. */
  readonly json: Readonly<Record<string, unknown>>;
}

const [port = '', file = ''] = process.argv.slice(2);
const { prepared, json } = JSON.parse(readFileSync(file, 'utf8')) as PlainAnswers;

// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- its methods are added below
class PlainController {}

function answer(name: string, path: string, method: (...args: never[]) => unknown): void {
  const descriptor = { value: method, writable: true, configurable: true };
  Object.defineProperty(PlainController.prototype, name, descriptor);
  Get(path)(PlainController.prototype, name, descriptor);
}

if (prepared !== undefined) {
  const body = Buffer.from(prepared.answer.bodyBase64, 'base64');
  const headers = Object.fromEntries(
    prepared.answer.headers.filter(([header]) => header.toLowerCase() !== 'content-length'),
  );
  answer('prepared', prepared.path, (response: Response) => response.set(headers).send(body));
  Res()(PlainController.prototype, 'prepared', 0);
}
for (const [index, [path, value]] of Object.entries(json).entries()) {
  const name = `json${index}`;
  // A route of the product reads its parameters and its query, so this does too.
  answer(name, path, () => value);
  Query()(PlainController.prototype, name, 0);
  if (path.includes(':')) Param()(PlainController.prototype, name, 1);
}
Controller()(PlainController);

// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- what Nest calls a module
class PlainModule {}
Module({ controllers: [PlainController] })(PlainModule);

// eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest's own way
const application = await NestFactory.create(PlainModule, { logger: false });
await application.listen(Number(port), '127.0.0.1');
console.log('ready');
