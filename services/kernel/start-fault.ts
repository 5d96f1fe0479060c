/**
 * Something outside the program keeps it from starting (a taken port, a folder or database out of reach).
 * `message` is one line for the person at the terminal and says what to do; no stack is shown.
 */
export class StartFault extends Error {
  override name = 'StartFault'
}
