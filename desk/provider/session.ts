import { DESK_PATHS, type DeskSession, deskSession } from '../../contracts/team/desk.ts'
import { leaveFor } from './leave.ts'

/** Who is signed in. Without a session the browser leaves for the sign-in, and the promise never settles. */
export async function readSession(): Promise<DeskSession> {
  const response = await fetch(DESK_PATHS.session, { headers: { accept: 'application/json' } })
  if (response.status === 401) return leaveFor(DESK_PATHS.signIn)
  if (!response.ok) throw new Error(`The session cannot be read: ${response.status}`)
  return deskSession.parse(await response.json())
}
