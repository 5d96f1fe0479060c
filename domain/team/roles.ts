/** What a member of the team works on. An administrator may do everything. */
export const ROLES = ['orders', 'care', 'trade', 'catalogue', 'content', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Whether someone with these roles may do what is reserved for `allowed`. */
export function hasRole(roles: readonly Role[], allowed: readonly Role[]): boolean {
  return roles.some((role) => role === 'admin' || allowed.includes(role))
}
