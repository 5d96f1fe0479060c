import type { FindColleagues } from '#services/kernel/team/staff.ts'

/** By account. Only names: an address in place of a missing name must not reach customers. */
export function namesOf(colleagues: Awaited<ReturnType<FindColleagues>>): ReadonlyMap<string, string> {
  const named = colleagues.filter(({ name, email }) => name !== email)
  return new Map(named.map(({ id, name }) => [id, name]))
}
