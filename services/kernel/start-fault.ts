/**
 * Something outside the program keeps it from starting (a taken port, a folder or database out of reach).
 * `message` is one line for the person at the terminal and says what to do; no stack is shown.
 */
export class StartFault extends Error {
  override name = 'StartFault'
}

/** Whether `error` is a start fault; by name, since the built server carries its own copy of the class. */
export function isStartFault(error: unknown): error is StartFault {
  return error instanceof Error && error.name === 'StartFault'
}
