/**
 * Thrown if something outside the program prevents the start, such as a port in use, or an unreachable folder or
 * database. `message` is one line for the person at the terminal and says what to do. No stack is shown.
 */
export class StartFault extends Error {
  override name = 'StartFault'
}

/** Returns whether `error` is a StartFault. Checked by name, since the built server has its own copy of the class. */
export function isStartFault(error: unknown): error is StartFault {
  return error instanceof Error && error.name === 'StartFault'
}
