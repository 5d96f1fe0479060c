import { data, isRouteErrorResponse } from 'react-router'
import { ROLES, type Role } from '#domain/visitor/roles.ts'

/** Spec §6: the refusal of what is for trade clients, to be thrown. Its page says what this visitor can do next. */
export function tradeOnly(role: Role, init: { status: 401 | 403; headers?: HeadersInit }) {
  return data({ refusedRole: role }, init)
}

/** The role to which a route refused what is for trade clients; null if the route failed otherwise. */
export function refusedRole(error: unknown): Role | null {
  if (!isRouteErrorResponse(error)) return null
  const { refusedRole: refused }: { refusedRole?: unknown } = error.data ?? {}
  return ROLES.find((role) => role === refused) ?? null
}
