import type { WaitingTask } from '#contracts/team/waiting.ts'

/** Counts waiting items by resource. Items included in several tasks are counted once. */
export function countByResource(
  tasks: readonly Pick<WaitingTask, 'resource' | 'within' | 'count'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { resource, within, count } of tasks)
    if (within === null) counts.set(resource, (counts.get(resource) ?? 0) + count)
  return counts
}

/** Sorts late tasks first, then in the order of the sections. Tasks without a section come last. */
export function sortTasks<Task extends Pick<WaitingTask, 'resource' | 'isLate'>>(
  tasks: readonly Task[],
  resources: readonly string[],
): Task[] {
  const positions = new Map(resources.map((resource, index) => [resource, index]))
  const getPosition = ({ resource }: Task) => positions.get(resource) ?? resources.length
  return tasks.toSorted(
    (one, other) => Number(other.isLate) - Number(one.isLate) || getPosition(one) - getPosition(other),
  )
}

export function getListUrl({
  resource,
  filter,
  sort,
}: Pick<WaitingTask, 'resource' | 'filter' | 'sort'>): string {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
    page: '1',
    ...(sort && { sort: sort.field, order: sort.isDescending ? 'DESC' : 'ASC' }),
  })
  return `/${resource}?${query}`
}
