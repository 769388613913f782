/** Passwords with fewer characters are refused anyway, because they are too short. */
const lengthMin = 8;

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns the most common public passwords that have eight or more characters, in lower case. There are about 18,000.
 * They are loaded when a person first chooses a password, which takes a tenth of a second. Then they are kept in
 * memory (4 MB).
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
