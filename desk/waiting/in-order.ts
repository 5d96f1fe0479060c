import type { WaitingTask } from '#contracts/team/waiting.ts'

/** Late tasks first, then in the order of the sections; tasks without a section come last. */
export function inOrder<Task extends Pick<WaitingTask, 'resource' | 'isLate'>>(
  tasks: readonly Task[],
  resources: readonly string[],
): Task[] {
  const places = new Map(resources.map((resource, at) => [resource, at]))
  const placeOf = ({ resource }: Task) => places.get(resource) ?? resources.length
  return tasks.toSorted(
    (one, other) => Number(other.isLate) - Number(one.isLate) || placeOf(one) - placeOf(other),
  )
}
