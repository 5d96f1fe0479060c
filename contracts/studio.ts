import { z } from 'zod'
import { STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'
import { callsBelow, type Refusal } from './calls.ts'

export const studio = z.object({
  name: z.string(),
  /** The logo's id in the files service, a new one for each logo; null if there is none. */
  logo: z.uuid().nullable(),
})
export type Studio = z.infer<typeof studio>

const studioChange = z.strictObject({
  name: z
    .string()
    .trim()
    .refine((name) => !name.includes('\0') && Array.from(name).length <= STUDIO_NAME_MAX),
})

/** 2 MB, as file managers count them. */
export const LOGO_BYTES_MAX = 2 * 1_048_576

export const LOGO_REFUSALS = ['logo-too-large', 'logo-type', 'logo-unreadable'] as const
export type LogoRefusal = (typeof LOGO_REFUSALS)[number]

const call = callsBelow('/customer/studio', {
  unavailable: 'platform-unavailable',
  refusals: {
    unauthorized: 401,
    'logo-too-large': 413,
    'logo-type': 422,
    'logo-unreadable': 422,
    'studio-malformed': 422,
    'too-many-requests': 429,
    'logo-not-found': 404,
  },
})
/**
 * How a customer's studio appears on documents, stored by the platform service, for the customer whose access token is
 * given (`Authorization: Bearer …`).
 */
export const studioCalls = {
  read: call('GET /', { output: studio }),
  /** An empty name removes it. */
  rename: call('PUT /', {
    input: studioChange,
    malformed: 'studio-malformed',
    output: studio,
  }),
  removeLogo: call('DELETE /logo', { output: studio }),
  // These do not use JSON and are handled separately: `PUT /customer/studio/logo`, the bytes of a PNG or JPEG file,
  // returns a `studio`; `GET` returns a PNG file. Also 503 `studio-unavailable`.
}
export type StudioRefusal = Refusal<typeof studioCalls.read>
