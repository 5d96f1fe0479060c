import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { renderMail } from '../render-mail.ts'
import { EMAIL_SAMPLES } from '../team/email-samples.ts'

const shop = { name: 'Sample House', url: 'https://shop.example' }
const IDS = [...EMAIL_SAMPLES.keys()]

function render(id: string, language: Language) {
  const mail = EMAIL_SAMPLES.get(id)?.({ language, shop })
  if (!mail) throw new Error(`There is no email ${id}`)
  return renderMail(mail, SAMPLE_HOUSE)
}

describe.each(LANGUAGES)('in %s', (language) => {
  // spec 1: every email has a sample, and is whole in five languages (issue 21, Emails)
  test.each(IDS)('%s is complete as HTML and as text, and its links are absolute', (id) => {
    const { subject, html, text } = render(id, language)
    expect(html).toContain(`<html lang="${language}">`)
    for (const content of [subject, html, text]) {
      expect(content.trim()).not.toBe('')
      expect(content).not.toMatch(/undefined|\bnull\b|NaN|\[object|\b(?:mail|request|delivery)\.[a-z]+\./)
    }
    expect(`${subject}${text}`).not.toMatch(/[{}]/)
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link)
    for (const link of links) expect(link).toMatch(/^https:\/\/shop\.example/)
    if (language === 'fr') expect(text).not.toMatch(/[^\s\u00a0]:[ \n]/)
    const button = /<a href="([^"]*)" class="button"/.exec(html)?.[1]
    if (button) expect(text).toContain(button)
  })
})

// spec 1: no email has a sentence in another language than its reader's
test.each(IDS)('%s is entirely in the reader’s language', (id) => {
  const english = sequences(render(id, 'en').text)
  for (const language of LANGUAGES) {
    if (language === 'en') continue
    expect(render(id, language).subject).not.toBe(render(id, 'en').subject)
    expect([
      language,
      [...sequences(render(id, language).text)].filter((words) => english.has(words)),
    ]).toEqual([language, []])
  }
})

/** Text shared by all languages: names, addresses and numbers. */
const SHARED =
  /Sample House S\.r\.l\.|VAT IT00000000000|Via Prova 1|20121 Milano|Via Farini 12|43121 Parma PR|Ada Byron|Credenza Canneto a quattro ante|Lampada Luna|Falegnameria Canneto|Vetreria Sole|IT60.*|BIC: BPMOIT22|Banca di Parma|Q-26-000045|Campione di ottone brunito|Ottone|https:\S+|\+39[ 0-9]+/g

/** Returns all sequences of four words, which reveal untranslated sentences. */
function sequences(text: string): Set<string> {
  const words = text.replace(SHARED, ' ').split(/\s+/)
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')))
}

// spec 1: emails in the dark and on a phone
test('every email has dark mode colors and a smaller title on phones', () => {
  for (const id of IDS) {
    const { html } = render(id, 'en')
    expect(html).toContain('@media (prefers-color-scheme:dark){')
    expect(html).toContain('<h1 class="title"')
  }
})
