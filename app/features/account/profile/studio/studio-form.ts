import type { StudioCode } from '#clients/platform/studio-client.ts'

/** The fields of the form: the name, a new logo, and whether to remove the logo. */
export const STUDIO_FIELDS = { name: 'name', logo: 'logo', removal: 'remove-logo' } as const

export type StudioRefusal = Exclude<StudioCode, 'unauthorized' | 'logo-not-found'>
