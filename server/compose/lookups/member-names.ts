import type { FindColleagues } from '#services/kernel/team/staff.ts'

/** What members of the team are called, by account. Only names of people: their addresses, which stand in for a missing name, are nothing for customers. */
export function namesOf(colleagues: Awaited<ReturnType<FindColleagues>>): ReadonlyMap<string, string> {
  const named = colleagues.filter(({ name, email }) => name !== email)
  return new Map(named.map(({ id, name }) => [id, name]))
}
