import type { StudioRefusal as Refusal } from '#contracts/studio.ts'

export const STUDIO_FIELDS = { name: 'name', logo: 'logo', removal: 'remove-logo' } as const

export type StudioRefusal = Exclude<Refusal['code'], 'unauthorized' | 'logo-not-found'>
