import { z } from 'zod'
import { STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'

/**
 * How a customer's studio appears on documents, stored by the platform service, for the customer with the given access token
 * (`Authorization: Bearer …`); 401 `unauthorized` without a valid one.
 * - `GET /customer/studio`: `studio`.
 * - `PUT /customer/studio`, `studioChange`: its name; an empty one is none. 200 `studio`; 422 `studio-malformed`.
 * - `PUT /customer/studio/logo`, the bytes of a PNG or JPEG file: 200 `studio`; 413 `logo-too-large`; 422 `logo-type` or
 *   `logo-unreadable`; 429 `too-many-requests`; 503 `studio-unavailable`.
 * - `DELETE /customer/studio/logo`: 200 `studio`.
 * - `GET /customer/studio/logo`: a PNG file; 404 `logo-not-found`.
 */
export const studio = z.object({
  name: z.string(),
  /** The logo's id in the files service, a new one for each logo; null without one. */
  logo: z.uuid().nullable(),
})
export type Studio = z.infer<typeof studio>

export const studioChange = z.strictObject({
  name: z
    .string()
    .trim()
    .refine((name) => !name.includes('\0') && Array.from(name).length <= STUDIO_NAME_MAX),
})

/** 2 MB, as file managers count them. */
export const LOGO_BYTES_MAX = 2 * 1_048_576

export const LOGO_REFUSALS = ['logo-too-large', 'logo-type', 'logo-unreadable'] as const
export type LogoRefusal = (typeof LOGO_REFUSALS)[number]
export const studioRefusal = z.object({
  code: z.enum([...LOGO_REFUSALS, 'unauthorized', 'studio-malformed', 'too-many-requests', 'logo-not-found']),
})
export type StudioRefusalCode = z.infer<typeof studioRefusal>['code']
