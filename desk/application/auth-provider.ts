import type { AuthProvider } from 'react-admin'
import { DESK_PATHS, type DeskSession } from '#contracts/team/desk.ts'
import { hasRole } from '#domain/team/roles.ts'
import { redirectTo } from '../provider/call-team.ts'
import { SECTIONS } from '../sections/sections.ts'

/**
 * Signing in happens on the server. The application only reads the session, and calls without a session redirect to the
 * sign-in page.
 */
export function createAuthProvider({ email, name, roles }: DeskSession): AuthProvider {
  return {
    login: () => redirectTo(DESK_PATHS.signIn),
    checkAuth: async () => {},
    checkError: async () => {},
    async logout() {
      await fetch(DESK_PATHS.signOut, { method: 'POST' })
      window.location.assign('/')
      return new Promise(() => {})
    },
    getIdentity: async () => ({ id: email, fullName: name || email, email }),
    getPermissions: async () => roles,
    canAccess: async ({ resource }) => {
      const section = SECTIONS.find((candidate) => candidate.resource === resource)
      return section === undefined || hasRole(roles, section.roles)
    },
  }
}
