import type { WaitingTask } from '#contracts/team/waiting.ts'

/** Items of a task within another one are counted once. */
export function countByResource(
  tasks: readonly Pick<WaitingTask, 'resource' | 'within' | 'count'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { resource, within, count } of tasks)
    if (within === null) counts.set(resource, (counts.get(resource) ?? 0) + count)
  return counts
}
