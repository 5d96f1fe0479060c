import type { Language } from '#domain/market/language.ts'
import type { Grade, QueryKind } from '../judgement.ts'

/** What people may mean, judged once, and how they type it in each language, with `|` between searches. */
export type Topic = { readonly kind: QueryKind; readonly grade: Grade } & Readonly<Record<Language, string>>

export function topic(
  kind: QueryKind,
  grade: Grade,
  ...[en, it, es, de, fr]: readonly [en: string, it: string, es: string, de: string, fr: string]
): Topic {
  return { kind, grade, en, it, es, de, fr }
}
