/** Which lists an overview shows: all, the visitor's own, those shared by others, or projects. */
export const OVERVIEW_SCOPES = ['all', 'own', 'shared', 'projects'] as const
export type OverviewScope = (typeof OVERVIEW_SCOPES)[number]

export const OVERVIEW_SORTS = ['changed', 'created', 'name'] as const
export type OverviewSort = (typeof OVERVIEW_SORTS)[number]

/** Spec §9: lists per page of the overview. */
export const LISTS_PER_PAGE = 24

type OverviewList = {
  readonly id: string
  /** In the visitor's language. */
  readonly name: string
  readonly isOwn: boolean
  /** Null if the list is not a project. */
  readonly project: object | null
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** The list for items saved from carts is hidden while it is empty. */
export function isShown({ purpose, itemCount }: { purpose: string | null; itemCount: number }): boolean {
  return purpose !== 'saved-for-later' || itemCount > 0
}

export function countLists(
  lists: readonly Pick<OverviewList, 'isOwn' | 'project'>[],
): Record<OverviewScope, number> {
  const own = lists.filter(({ isOwn }) => isOwn).length
  const projects = lists.filter(({ project }) => project !== null).length
  return { all: lists.length, own, shared: lists.length - own, projects }
}

/** Sorted by last change or by creation, newest first, or by name. */
export function selectLists<List extends OverviewList>(
  lists: readonly List[],
  { shown, sort }: { readonly shown: OverviewScope; readonly sort: OverviewSort },
  compareNames: (left: string, right: string) => number,
): List[] {
  const isChosen: Record<OverviewScope, (list: List) => boolean> = {
    all: () => true,
    own: ({ isOwn }) => isOwn,
    shared: ({ isOwn }) => !isOwn,
    projects: ({ project }) => project !== null,
  }
  const selected = lists.filter(isChosen[shown])
  const newestFirst = (left: string, right: string) => Number(left < right) - Number(left > right)
  const orders: Record<OverviewSort, (left: List, right: List) => number> = {
    changed: (left, right) => newestFirst(left.updatedAt, right.updatedAt),
    created: (left, right) => newestFirst(left.createdAt, right.createdAt),
    name: (left, right) => compareNames(left.name, right.name),
  }
  return selected.toSorted((left, right) => orders[sort](left, right) || (left.id < right.id ? -1 : 1))
}
