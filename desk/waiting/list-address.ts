import type { WaitingTask } from '#contracts/team/waiting.ts'

export function listAddress({
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
