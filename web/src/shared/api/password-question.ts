/** Asks whoever is signed in for the password; resolves to whether it was given and right. */
type Ask = () => Promise<boolean>;

let askOnScreen: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** The screen that asks from now on; the answer takes it away again. */
export function askForPasswordWith(ask: Ask): () => void {
  askOnScreen = ask;
  return () => {
    if (askOnScreen === ask) askOnScreen = undefined;
  };
}

/**
 * Opens the one dialog that asks for the password. Requests that need it at the same time wait for the
 * same answer; false where the dialog was closed, or where no screen can ask.
 */
export function askForPassword(): Promise<boolean> {
  asked ??= (async () => {
    try {
      return (await askOnScreen?.()) ?? false;
    } finally {
      asked = undefined;
    }
  })();
  return asked;
}
