import type { ComponentType } from 'react'
import type { Hostable } from '../../contracts/team/desk.ts'
import type { Role } from '../../domain/team/roles.ts'

/** A part of the desk: the views of one resource of the team API, for those who have one of the roles. */
export type Section = {
  resource: string
  roles: readonly Role[]
  /** Where this is hosted elsewhere, the section leads to its administration instead of showing its views. */
  hostable?: Hostable
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
}
