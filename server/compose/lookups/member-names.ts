import type { FindColleagues } from '#services/kernel/team/staff.ts'

/** Names by account. A missing name is never replaced by an address, which must not reach customers. */
export function memberNamesById(
  colleagues: Awaited<ReturnType<FindColleagues>>,
): ReadonlyMap<string, string> {
  const named = colleagues.filter(({ name, email }) => name !== email)
  return new Map(named.map(({ id, name }) => [id, name]))
}
