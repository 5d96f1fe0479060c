import type { Language } from '#domain/market/language.ts'

/** In which language an email is shown, and of which shop. */
export type SampleContext = { language: Language; shop: { name: string; url: string } }
