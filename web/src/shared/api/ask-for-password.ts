/** Asks for the password of the signed-in account. Resolves to whether it was entered and correct. */
type Ask = () => Promise<boolean>;

let askOnScreen: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Sets the screen that asks from now on. Returns a function that removes it again. */
export function askForPasswordWith(ask: Ask): () => void {
  askOnScreen = ask;
  return () => {
    if (askOnScreen === ask) askOnScreen = undefined;
  };
}

/**
 * Opens the one dialog that asks for the password. Requests that need it at the same time share the same
 * answer; it is false if the dialog was closed, or if no screen can ask.
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
