import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.ts';
import { Passwords } from './passwords.ts';
import { SetUpLink } from './set-up-link.ts';
import { SignIn } from './sign-in.ts';

/** Who is who. The ports come from the composition; the guard is bound by the API's module. */
@Module({
  controllers: [AuthController],
  providers: [Passwords, SetUpLink, SignIn],
  exports: [SignIn, SetUpLink],
})
export class SessionModule {}
