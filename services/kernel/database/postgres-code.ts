/** The code (SQLSTATE) by which PostgreSQL says why a statement failed, null for any other fault. Drizzle wraps what the driver throws. */
export function postgresCode(fault: unknown): string | null {
  const cause = fault instanceof Error ? (fault.cause ?? fault) : fault
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null
}
