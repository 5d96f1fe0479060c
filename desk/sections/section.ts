import type { ComponentType } from 'react'
import type { TeamItem } from '../../contracts/team/convention.ts'
import type { Hostable } from '../../contracts/team/desk.ts'
import type { Role } from '../../domain/team/roles.ts'

/** The groups of the navigation, in their order. */
export const GROUPS = ['sales', 'house', 'record'] as const
export type Group = (typeof GROUPS)[number]

/** How the search in the frame finds items of a section; the resource has the filter `text`. */
type Finding = {
  /** Null if the item is not what was received. */
  result(item: TeamItem): { title: string; below: string; to: string } | null
}

/** A part of the desk: the views of one resource of the team API, for those who have one of the roles. */
export type Section = {
  resource: string
  roles: readonly Role[]
  /** Where this is hosted elsewhere, the section leads to its administration instead of showing its views. */
  hostable?: Hostable
  /** Where it is in the navigation. */
  group: Group
  /** The resource of the section that it is a part of; it has no place of its own in the navigation. */
  within?: string
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /** Absent if its items are not found by the search in the frame. */
  finding?: Finding
}
