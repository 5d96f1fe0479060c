/**
 * Something outside the program prevents the start, such as a port in use, or an unreachable folder or
 * database. `message` is one line for the person at the terminal and says what to do; no stack is shown.
 */
export class StartFault extends Error {
  override name = 'StartFault'
}

/**
 * Whether `error` is a start fault; checked by name, since the built server has its own copy of the class.
 */
export function isStartFault(error: unknown): error is StartFault {
  return error instanceof Error && error.name === 'StartFault'
}
