import { startRegistration } from '@simplewebauthn/browser'
import { z } from 'zod'
import { deskSecurity, newCodeSecret, newRecoveryCodes } from '#contracts/identity-desk.ts'
import { createdPasskey, passkeyCreation } from '#contracts/passkeys.ts'
import { DESK_PATHS, DESK_SECURITY_PAGE } from '#contracts/team/desk.ts'
import { callTeam, type TeamRequest } from '../provider/call-team.ts'

/** The path of the security page, relative to the desk. */
export const SECURITY_PATH = DESK_SECURITY_PAGE.slice(DESK_PATHS.root.length)

const BASE = DESK_PATHS.securityApi.slice(DESK_PATHS.api.length)
const nothing = z.object({})
const shownSecret = newCodeSecret.extend({ picture: z.string() })
export type ShownSecret = z.infer<typeof shownSecret>

const change = (method: TeamRequest['method'], path: string, body?: object) =>
  callTeam(nothing, { path: BASE + path, ...(method && { method }), ...(body && { body }) })
const at = encodeURIComponent

/** The calls in `contracts/identity-desk.ts`. Each throws RefusedCall. */
export const securityCalls = {
  read: () => callTeam(deskSecurity, { path: BASE }),
  /** Throws the browser's error if creating the passkey was canceled. */
  async addPasskey(name: string): Promise<void> {
    const creation = await callTeam(passkeyCreation, { method: 'POST', path: `${BASE}/passkey-creations` })
    const created = createdPasskey.parse(await startRegistration({ optionsJSON: creation }))
    await change('POST', '/passkeys', { name, created })
  },
  renamePasskey: (id: string, name: string) => change('PATCH', `/passkeys/${at(id)}`, { name }),
  removePasskey: (id: string) => change('DELETE', `/passkeys/${at(id)}`),
  createSecret: () => callTeam(shownSecret, { method: 'POST', path: `${BASE}/code-secrets` }),
  addCode: (code: string) => change('POST', '/codes', { code }),
  removeCode: () => change('DELETE', '/codes'),
  async replaceRecoveryCodes(): Promise<readonly string[]> {
    const replaced = { method: 'POST', path: `${BASE}/recovery-codes` } as const
    return (await callTeam(newRecoveryCodes, replaced)).recoveryCodes
  },
  endSession: (id: string) => change('DELETE', `/sessions/${at(id)}`),
  endOtherSessions: () => change('DELETE', '/other-sessions'),
}
