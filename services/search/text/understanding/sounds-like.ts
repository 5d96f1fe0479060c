import type { Language } from '#domain/market/language.ts'
import type { LanguageLexicon } from './lexicons.ts'

/** Letters that sound alike in a language, with one spelling for all of them; applied in order. */
const SOUNDS: Readonly<Record<Language, readonly (readonly [letters: RegExp, spelling: string])[]>> = {
  en: [
    [/ph/g, 'f'],
    [/ck|c(?=[aourlkt]|$)/g, 'k'],
    [/c(?=[eiy])/g, 's'],
    [/ei|ie|ea|ee/g, 'i'],
    [/ou|oo/g, 'u'],
    [/(?<=.)re$/g, 'er'],
  ],
  it: [
    [/ch(?=[eikr])/g, 'c'],
    [/qu|cqu/g, 'cu'],
    [/k/g, 'c'],
    [/y|j/g, 'i'],
    [/w/g, 'v'],
    [/h/g, ''],
  ],
  es: [
    [/ll|y/g, 'i'],
    [/v/g, 'b'],
    [/z|c(?=[ei])/g, 's'],
    [/qu|k/g, 'c'],
    [/g(?=[ei])|x/g, 'j'],
    [/h/g, ''],
    [/n(?=[bp])/g, 'm'],
  ],
  de: [
    [/ph|v/g, 'f'],
    [/th|dt/g, 't'],
    [/tz/g, 'z'],
    [/ck/g, 'k'],
    [/ai|ei|ey|ay/g, 'e'],
    [/ie|y/g, 'i'],
    [/(?<=[aeiou])h/g, ''],
    [/sch/g, 'sh'],
  ],
  fr: [
    [/ph/g, 'f'],
    [/eau|au/g, 'o'],
    [/qu|k/g, 'c'],
    [/ai|ei/g, 'e'],
    [/y/g, 'i'],
    [/h/g, ''],
    [/z|c(?=[ei])/g, 's'],
    [/en|em|am/g, 'an'],
    [/(?<=..)(?:es|e|s|t|x|d)$/g, ''],
  ],
}

/** Shorter sounds are shared by too many words. */
const SOUND_MIN = 3

/** An approximate sound of a folded word: `siya` and `silla` have the same one. Double letters count as single. */
function toSound(word: string, language: Language): string {
  let sound = word
  for (const [letters, spelling] of SOUNDS[language]) sound = sound.replace(letters, spelling)
  return sound.replace(/(.)\1+/g, '$1')
}

const bySound = new WeakMap<LanguageLexicon, ReadonlyMap<string, string>>()

/** The word in the tables that sounds the same; null if there is none, or several. */
export function findSoundalike(word: string, lexicon: LanguageLexicon): string | null {
  const { language } = lexicon
  const sounds = bySound.get(lexicon) ?? createSoundIndex(lexicon)
  bySound.set(lexicon, sounds)
  const sound = toSound(word, language)
  if (sound.length < SOUND_MIN) return null
  return sounds.get(sound) || null
}

/** The words in the tables by their sounds; empty for a sound shared by words with different meanings. */
function createSoundIndex({ book, sense, language }: LanguageLexicon): Map<string, string> {
  const found = new Map<string, string>()
  for (const word of book.vocabulary) {
    if (book.partsOf(word)) continue
    const sound = toSound(word, language)
    const known = found.get(sound)
    if (known === undefined) found.set(sound, word)
    else if (known !== '' && sense.stem(known) !== sense.stem(word)) found.set(sound, '')
  }
  return found
}
