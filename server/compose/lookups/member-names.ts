import type { FindColleagues } from '#services/kernel/team/staff.ts'

/** Returns names by account. Omits members whose name is their email address, which must not reach customers. */
export function memberNamesById(
  colleagues: Awaited<ReturnType<FindColleagues>>,
): ReadonlyMap<string, string> {
  const named = colleagues.filter(({ name, email }) => name !== email)
  return new Map(named.map(({ id, name }) => [id, name]))
}
