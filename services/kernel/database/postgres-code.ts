/** The SQLSTATE of a failed statement; null for any other error. Drizzle wraps the errors of the driver. */
export function postgresCode(fault: unknown): string | null {
  const cause = fault instanceof Error ? (fault.cause ?? fault) : fault
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null
}
