import type { Language } from '#domain/market/language.ts'

export type SampleContext = { language: Language; shop: { name: string; url: string } }
