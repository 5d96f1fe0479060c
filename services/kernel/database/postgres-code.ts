/** Returns the SQLSTATE of a failed statement, or null for any other error. Drizzle wraps the errors of the driver. */
export function postgresCode(error: unknown): string | null {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null
}
