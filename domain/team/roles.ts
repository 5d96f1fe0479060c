/** The team's areas of work. An administrator may do everything. */
export const ROLES = ['orders', 'care', 'trade', 'catalogue', 'content', 'admin'] as const
export type Role = (typeof ROLES)[number]

export function hasRole(roles: readonly Role[], allowed: readonly Role[]): boolean {
  return roles.some((role) => role === 'admin' || allowed.includes(role))
}
