import type { StudioCode } from '#clients/platform/studio-client.ts'

export const STUDIO_FIELDS = { name: 'name', logo: 'logo', removal: 'remove-logo' } as const

export type StudioRefusal = Exclude<StudioCode, 'unauthorized' | 'logo-not-found'>
