import { mailtoOf } from '@contracts/mailto.ts';

/** A traveller's e-mail address as a link, or a text that says that they have none. */
export function EmailLink({ email }: { email: string | null }) {
  if (email === null) return 'No e-mail address';
  return (
    <a href={mailtoOf(email)} title={email}>
      {email}
    </a>
  );
}
