import type { Language } from '#domain/market/language.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import type { Judgement } from './judgement.ts'
import { SPANISH } from './spanish.ts'
import { EVERYDAY_TOPICS } from './topics/everyday-topics.ts'
import { FURNITURE_TOPICS } from './topics/furniture-topics.ts'
import { LIGHT_TOPICS } from './topics/light-topics.ts'
import { LIMIT_TOPICS } from './topics/limit-topics.ts'
import { MATERIAL_TOPICS } from './topics/material-topics.ts'
import { SHAPE_TOPICS } from './topics/shape-topics.ts'
import { TABLE_TOPICS } from './topics/table-topics.ts'

const BY_LANGUAGE: Readonly<Record<Language, readonly Judgement[]>> = {
  en: ENGLISH,
  it: ITALIAN,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
}

const TOPICS = [
  ...FURNITURE_TOPICS,
  ...LIGHT_TOPICS,
  ...TABLE_TOPICS,
  ...MATERIAL_TOPICS,
  ...SHAPE_TOPICS,
  ...LIMIT_TOPICS,
  ...EVERYDAY_TOPICS,
]

/** Search words are tuned with one half only; the other is only used for reporting. */
export type Half = 'tuning' | 'test'

/** The judged queries of a language, without duplicates. */
export function getJudgements(language: Language): Judgement[] {
  const fromTopics = TOPICS.flatMap((topic) =>
    topic[language].split('|').map((query): Judgement => [topic.kind, query, topic.grade]),
  )
  const known = new Map<string, Judgement>()
  for (const judgement of [...BY_LANGUAGE[language], ...fromTopics])
    if (!known.has(judgement[1])) known.set(judgement[1], judgement)
  return [...known.values()]
}

/** The half that a query belongs to, the same in every run: by a sum over its letters. */
export function assignHalf(language: Language, query: string): Half {
  let sum = 0
  for (const letter of `${language} ${query}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % 2 === 0 ? 'tuning' : 'test'
}
