/** Asks for the password of the signed-in account. Resolves to true if the entered password was correct. */
type Ask = () => Promise<boolean>;

let askOnScreen: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Sets the screen that will ask for the password. Returns a function that removes this screen. */
export function askForPasswordWith(ask: Ask): () => void {
  askOnScreen = ask;
  return () => {
    if (askOnScreen === ask) askOnScreen = undefined;
  };
}

/**
 * Opens the one dialog that asks for the password. Requests that need the password at the same time share
 * one answer. The answer is false if the dialog was closed, or if no screen can ask.
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
