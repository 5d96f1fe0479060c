import { z } from 'zod'
import { PASSKEY_NAME_MAX } from '#domain/account/passkey-name.ts'

const base64url = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/)
const descriptor = z.object({
  id: base64url,
  type: z.literal('public-key'),
  transports: z.array(z.string()).default([]),
})

/** WebAuthn, `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/**
 * WebAuthn, `PublicKeyCredentialRequestOptionsJSON`. If `allowCredentials` is empty, the browser offers all its
 * passkeys for the shop.
 */
export const passkeyRequest = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor).default([]),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

const credential = z.object({
  id: base64url.min(1).max(1_400),
  rawId: base64url,
  type: z.literal('public-key'),
})

export const createdPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(8).default([]),
  }),
})
export type CreatedPasskey = z.infer<typeof createdPasskey>

export const usedPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
})
export type UsedPasskey = z.infer<typeof usedPasskey>

export const passkeyName = z.string().trim().min(1).max(PASSKEY_NAME_MAX)

/** As shown to its owner. Times are ISO 8601, UTC; `usedAt` is null before the first use. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const newPasskey = z.object({ name: passkeyName, created: createdPasskey })
export const renamedPasskey = z.object({ name: passkeyName })
export const passkeyProof = z.object({ used: usedPasskey })
