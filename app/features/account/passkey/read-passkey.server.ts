import type { z } from 'zod'
import { createdPasskey, passkeyName, usedPasskey } from '#contracts/passkeys.ts'
import { PASSKEY_NAME_MAX } from '#domain/account/passkey-name.ts'
import { parseUserAgent } from '#domain/account/user-agent.ts'
import { PASSKEY_FIELDS } from '../paths.ts'

/** Returns null if the passkey is malformed. */
export const readUsedPasskey = (form: FormData) => readResponse(form, usedPasskey)

/** Returns null if the passkey is malformed. */
export const readCreatedPasskey = (form: FormData) => readResponse(form, createdPasskey)

/** Returns null if the name is empty. */
export function readPasskeyName(form: FormData): string | null {
  const typed = form.get(PASSKEY_FIELDS.name)
  return passkeyName.safeParse(String(typed ?? '').slice(0, PASSKEY_NAME_MAX)).data ?? null
}

/** If the field is empty, returns the names of browser and operating system, or 'Passkey' if they are unknown. */
export function readNewPasskeyName(form: FormData, request: Request): string {
  const { browser, system } = parseUserAgent(request.headers.get('user-agent'))
  return readPasskeyName(form) ?? ([browser, system].filter(Boolean).join(', ') || 'Passkey')
}

function readResponse<Value>(form: FormData, schema: z.ZodType<Value>): Value | null {
  const text = form.get(PASSKEY_FIELDS.response)
  try {
    return schema.safeParse(JSON.parse(typeof text === 'string' ? text : '')).data ?? null
  } catch {
    return null
  }
}
