/** Stands in for a browser that lays pages out: nothing comes into sight. */
export class StubIntersectionObserver {
  observe(): void {
    // There is nothing to see.
  }

  disconnect(): void {
    // There is nothing to leave.
  }
}
