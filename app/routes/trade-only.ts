import { data, isRouteErrorResponse } from 'react-router'
import { ROLES, type Role } from '#domain/visitor/roles.ts'

/** Spec §6: a response to throw for trade-only content. The error page shows the visitor's next step. */
export function tradeOnlyResponse(role: Role, init: { status: 401 | 403; headers?: HeadersInit }) {
  return data({ refusedRole: role }, init)
}

/** The role for which trade content was refused; null for any other failure. */
export function refusedRole(error: unknown): Role | null {
  if (!isRouteErrorResponse(error)) return null
  const { refusedRole: refused }: { refusedRole?: unknown } = error.data ?? {}
  return ROLES.find((role) => role === refused) ?? null
}
