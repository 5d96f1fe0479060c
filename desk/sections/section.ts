import type { ComponentType } from 'react'
import type { Role } from '../../domain/team/roles.ts'

/** A part of the desk: the views of one resource of the team API, for those who have one of the roles. */
export type Section = {
  resource: string
  roles: readonly Role[]
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
}
