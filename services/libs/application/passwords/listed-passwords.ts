/** Passwords with fewer characters are refused anyway, because they are too short. */
const lengthMin = 8;

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns the passwords of eight or more characters among the most common public ones: some 18,000, in lower case. They
 * are loaded when a person first chooses a password, in a tenth of a second, and then kept in memory (4 MB).
 */
export function listedPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    (dictionary['passwords-common'] as readonly string[])
      .filter((password) => password.length >= lengthMin)
      .map((password) => password.normalize('NFKC').toLowerCase()),
  );
}
