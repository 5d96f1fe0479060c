import { startRegistration } from '@simplewebauthn/browser'
import { z } from 'zod'
import { deskSecurity, newCodeSecret, newRecoveryCodes } from '#contracts/identity-desk.ts'
import { createdPasskey, passkeyCreation } from '#contracts/passkeys.ts'
import { DESK_PATHS, DESK_SECURITY_PAGE } from '#contracts/team/desk.ts'
import { callTeam, type TeamRequest } from '../provider/call-team.ts'

/** The path of the security page, relative to the desk. */
export const SECURITY_PATH = DESK_SECURITY_PAGE.slice(DESK_PATHS.root.length)

const BASE = DESK_PATHS.securityApi.slice(DESK_PATHS.api.length)
const emptyResponse = z.object({})
const codeSecret = newCodeSecret.extend({ picture: z.string() })
export type CodeSecret = z.infer<typeof codeSecret>

const change = (method: TeamRequest['method'], path: string, body?: object) =>
  callTeam(emptyResponse, { path: BASE + path, ...(method && { method }), ...(body && { body }) })
const encode = encodeURIComponent

/** The calls in `contracts/identity-desk.ts`. Each throws RefusedCall. */
export const securityCalls = {
  read: () => callTeam(deskSecurity, { path: BASE }),
  /** Throws the browser's error if creating the passkey was canceled. */
  async addPasskey(name: string): Promise<void> {
    const creation = await callTeam(passkeyCreation, { method: 'POST', path: `${BASE}/passkey-creations` })
    const created = createdPasskey.parse(await startRegistration({ optionsJSON: creation }))
    await change('POST', '/passkeys', { name, created })
  },
  renamePasskey: (id: string, name: string) => change('PATCH', `/passkeys/${encode(id)}`, { name }),
  removePasskey: (id: string) => change('DELETE', `/passkeys/${encode(id)}`),
  createSecret: () => callTeam(codeSecret, { method: 'POST', path: `${BASE}/code-secrets` }),
  addCode: (code: string) => change('POST', '/codes', { code }),
  removeCode: () => change('DELETE', '/codes'),
  async replaceRecoveryCodes(): Promise<readonly string[]> {
    const request = { method: 'POST', path: `${BASE}/recovery-codes` } as const
    return (await callTeam(newRecoveryCodes, request)).recoveryCodes
  },
  endSession: (id: string) => change('DELETE', `/sessions/${encode(id)}`),
  endOtherSessions: () => change('DELETE', '/other-sessions'),
}
