import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node.js, without the proxy around its globals. Every use of `Math` or `Map` in a test passes
 * through that proxy. The proxy takes a quarter of the processor time of suites that compute for a minute. Jest needs
 * the proxy only to clear what a suite left in its globals.
 */
export default class PlainContext extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    const { createContext } = vm;
    // Jest gives no other way to choose the context.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}
