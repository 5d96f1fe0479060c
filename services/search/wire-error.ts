/** A refusal of the wire: becomes `{ message, status }` in the answer, as the hosted engine words it. */
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
