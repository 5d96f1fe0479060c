/** A refusal on the wire: `{ message, status }`, in the words of the hosted engine. */
export class WireError extends Error {
  readonly status: 400 | 403 | 404 | 413

  constructor(status: 400 | 403 | 404 | 413, message: string) {
    super(message)
    this.status = status
  }
}

export function badRequest(message: string): WireError {
  return new WireError(400, message)
}
