/** Shorter ones are refused for their length. */
const lengthMin = 8;

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords of eight or more characters among the most common ones that are public: some 18,000,
 * in lower case. Loaded when somebody first chooses a password, in a tenth of a second, and kept: 4 MB.
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
