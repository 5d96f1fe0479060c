import type { ComponentType } from 'react'
import type { TeamItem } from '#contracts/team/convention.ts'
import type { Hostable } from '#contracts/team/desk.ts'
import type { Role } from '#domain/team/roles.ts'

export const GROUPS = ['sales', 'house', 'record'] as const
export type Group = (typeof GROUPS)[number]

/** How the global search finds items of a section; the resource has the filter `text`. */
type Finding = {
  /** Null if the item has another shape. */
  result(item: TeamItem): { title: string; below: string; to: string } | null
}

/** The views of one resource of the team API, for people with one of the roles. */
export type Section = {
  resource: string
  roles: readonly Role[]
  /** If this service is hosted elsewhere, the section links to its administration instead of showing its views. */
  hostable?: Hostable
  /** The group in the navigation. */
  group: Group
  /** The resource of the parent section; such a section is not in the navigation. */
  within?: string
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /** Absent if the global search does not find its items. */
  finding?: Finding
}
